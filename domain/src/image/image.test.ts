import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIPOS } from '../values/ids.ts';
import { THUMBNAIL_WIDTHS } from '../values/limits.ts';
import {
  fileNameOf,
  originalOfThumbnail,
  ownerOfPath,
  pathOfUrl,
  paths,
  thumbnailPath,
  thumbnailUrl,
} from './image.ts';
import { imageRequestSchema } from './image-schema.ts';

const uid = fc.stringMatching(/^[A-Za-z0-9]{1,28}$/);
const file = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string().map((base) => `${base}.jpg`),
);
const moment = fc.integer({ min: 0, max: 4_000_000_000_000 });
const path = fc
  .tuple(uid, file, moment, fc.constantFrom(...TIPOS), fc.nat(4))
  .map(([u, a, t, tipo, which]) => {
    const all = [
      paths.perfil(u, a, t),
      paths.portada(u, a, t),
      paths.galeria(u, a, t),
      paths.principal(tipo, u, a, t),
      paths.extra(tipo, u, a, t),
    ];
    return { uid: u, path: all[which] as string };
  });
const urlOf = (item: string) =>
  `http://127.0.0.1:9199/v0/b/demo.appspot.com/o/${encodeURIComponent(item)}?alt=media&token=x`;

describe('paths', () => {
  it.each([
    ['Foto día.JPG', 'Foto-dia.JPG'],
    ['../../etc/passwd', 'etc-passwd'],
    ['.htaccess', 'htaccess'],
    ['💃🏽', 'imagen'],
    ['', 'imagen'],
  ])('a file named %j becomes %j', (nombre, output) => expect(fileNameOf(nombre)).toBe(output));
  it('name their owner, whatever the file is called', () => {
    fc.assert(
      fc.property(path, (item) => {
        expect(ownerOfPath(item.path)).toBe(item.uid);
      }),
    );
  });
  it('of thumbnails have no owner', () => {
    fc.assert(
      fc.property(path, fc.constantFrom(...THUMBNAIL_WIDTHS), (item, width) => {
        expect(ownerOfPath(thumbnailPath(item.path, width))).toBeNull();
        expect(originalOfThumbnail(thumbnailPath(item.path, width))).toBe(item.path);
        expect(originalOfThumbnail(item.path)).toBeNull();
      }),
    );
  });
  it.each([
    '',
    'users/a/profile/',
    'users/a/b/profile/1_x',
    'posts/otro/main/a/1_x.jpg',
    'users/a/profile/x.jpg',
    '/users/a/profile/1_x',
  ])('%j is none of ours', (item) => expect(ownerOfPath(item)).toBeNull());
});

describe('download URLs', () => {
  it('give the path back', () => {
    fc.assert(
      fc.property(path, (item) => {
        expect(pathOfUrl(urlOf(item.path))).toBe(item.path);
      }),
    );
  });
  it.each([
    '',
    'no',
    'https://ejemplo.com/a.jpg',
    'https://firebasestorage.googleapis.com/v0/b/b/o/%E0%A4%A',
    'https://firebasestorage.googleapis.com/v0/b/b/o/users%2Fa',
    urlOf('users/a/profile/1_x.jpg').replace('http://127.0.0.1:9199', 'javascript:'),
    urlOf('users/a/profile/1_x.jpg').replace('127.0.0.1', 'ejemplo.com'),
    urlOf('users/a/profile/1_x.jpg').replace('//', '//ana:clave@'),
    urlOf('users/a/profile/1_x.jpg').replace('127.0.0.1:9199', 'firebasestorage.googleapis.com'),
  ])('%j is no upload', (url) => {
    expect(pathOfUrl(url)).toBeNull();
    expect(thumbnailUrl(url, 480)).toBeNull();
  });
});

describe('public addresses', () => {
  it('are parsed back into width and path', () => {
    fc.assert(
      fc.property(path, fc.constantFrom(...THUMBNAIL_WIDTHS), (item, width) => {
        expect(imageRequestSchema.parse(thumbnailUrl(urlOf(item.path), width))).toEqual({
          width,
          path: item.path,
        });
      }),
    );
  });
  it('of other widths or paths are refused', () => {
    for (const request of [
      '/img/481/users/a/profile/1_x.jpg',
      '/img/480/etc/passwd',
      '/img/480/',
      'img/480/x',
    ]) {
      expect(imageRequestSchema.safeParse(request).success).toBe(false);
    }
  });
});
