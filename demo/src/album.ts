import { basename } from 'node:path';
import { paths } from '@vidriera/domain/image/image';
import { posterName } from '@vidriera/domain/image/poster-name';
import type { Tipo } from '@vidriera/domain/values/ids';
import { LETTERED } from './lettered.ts';
import { type Random, random } from './random.ts';

/** An upload: path, picture's name, and token of its download URL. */
export type AlbumUpload = { path: string; picture: string; token: string };

const HEX = '0123456789abcdef';
const hex = (r: Random, length: number) => Array.from({ length: length }, () => HEX[r.int(0, 15)]).join('');
const uuid = (r: Random) => `${hex(r, 8)}-${hex(r, 4)}-4${hex(r, 3)}-a${hex(r, 3)}-${hex(r, 12)}`;

/**
 * Collects the uploads of the data. Each use has its own upload, so deleting an item deletes only its
 * pictures. `urlOf` returns the download URL of a path and token.
 */
export function openAlbum(now: Date, urlOf: (path: string, token: string) => string) {
  const uploads = new Map<string, AlbumUpload>();
  const base = Math.floor(now.getTime() / 1000) * 1000 - 45 * 86_400_000;

  const upload = (picture: string, path: (file: string, moment: number) => string, key: string): string => {
    const r = random(`${key}/${picture}`);
    const print = basename(picture);
    const file = `${print}.webp`;
    const target = path(LETTERED.has(print) ? posterName(file) : file, base + r.int(0, 40 * 86_400) * 1000);
    const token = uuid(r);
    uploads.set(target, { path: target, picture, token });
    return urlOf(target, token);
  };

  return {
    uploads,
    sign: (uid: string, username: string) =>
      upload(`signs/${username}`, (a, t) => paths.perfil(uid, a, t), uid),
    person: (uid: string, username: string) =>
      upload(`people/${username}`, (a, t) => paths.perfil(uid, a, t), uid),
    portada: (uid: string, username: string) =>
      upload(`covers/${username}`, (a, t) => paths.portada(uid, a, t), uid),
    galeria: (uid: string, prints: readonly string[]) =>
      prints.map((print) => upload(`prints/${print}`, (a, t) => paths.galeria(uid, a, t), `${uid}/galeria`)),
    principal: (tipo: Tipo, uid: string, titulo: string, print: string) =>
      upload(`prints/${print}`, (a, t) => paths.principal(tipo, uid, a, t), `${uid}/${tipo}/${titulo}`),
    extra: (uid: string, titulo: string, print: string) =>
      upload(`prints/${print}`, (a, t) => paths.extra('evento', uid, a, t), `${uid}/mas/${titulo}`),
  };
}
export type Album = ReturnType<typeof openAlbum>;
