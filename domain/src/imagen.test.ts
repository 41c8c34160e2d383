import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TIPOS } from './ids.ts';
import {
  duenioDeRuta,
  nombreDeArchivo,
  originalDeMiniatura,
  rutaDeUrl,
  rutaMiniatura,
  rutas,
  srcset,
  urlMiniatura,
} from './imagen.ts';
import { pedidoImagenSchema, urlImagenDe } from './imagen-schema.ts';
import { ANCHOS_MINIATURA } from './limits.ts';

const uid = fc.stringMatching(/^[A-Za-z0-9]{1,28}$/);
const archivo = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string().map((base) => `${base}.jpg`),
);
const momento = fc.integer({ min: 0, max: 4_000_000_000_000 });
const ruta = fc
  .tuple(uid, archivo, momento, fc.constantFrom(...TIPOS), fc.nat(4))
  .map(([u, a, t, tipo, cual]) => {
    const todas = [
      rutas.perfil(u, a, t),
      rutas.portada(u, a, t),
      rutas.galeria(u, a, t),
      rutas.principal(tipo, u, a, t),
      rutas.adicional(tipo, u, a, t),
    ];
    return { uid: u, ruta: todas[cual] as string };
  });
const urlDe = (una: string) =>
  `http://127.0.0.1:9199/v0/b/demo.appspot.com/o/${encodeURIComponent(una)}?alt=media&token=x`;

describe('paths', () => {
  it.each([
    ['Foto día.JPG', 'Foto-dia.JPG'],
    ['../../etc/passwd', 'etc-passwd'],
    ['.htaccess', 'htaccess'],
    ['💃🏽', 'imagen'],
    ['', 'imagen'],
  ])('a file named %j becomes %j', (nombre, salida) => expect(nombreDeArchivo(nombre)).toBe(salida));
  it('name their owner, whatever the file is called', () => {
    fc.assert(
      fc.property(ruta, (una) => {
        expect(duenioDeRuta(una.ruta)).toBe(una.uid);
      }),
    );
  });
  it('of thumbnails are nobody’s', () => {
    fc.assert(
      fc.property(ruta, fc.constantFrom(...ANCHOS_MINIATURA), (una, ancho) => {
        expect(duenioDeRuta(rutaMiniatura(una.ruta, ancho))).toBeNull();
        expect(originalDeMiniatura(rutaMiniatura(una.ruta, ancho))).toBe(una.ruta);
        expect(originalDeMiniatura(una.ruta)).toBeNull();
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
  ])('%j is none of ours', (una) => expect(duenioDeRuta(una)).toBeNull());
});

describe('download URLs', () => {
  it('give the path back', () => {
    fc.assert(
      fc.property(ruta, (una) => {
        expect(rutaDeUrl(urlDe(una.ruta))).toBe(una.ruta);
      }),
    );
  });
  it.each([
    '',
    'no',
    'https://ejemplo.com/a.jpg',
    'https://x/v0/b/b/o/%E0%A4%A',
    'https://x/v0/b/b/o/users%2Fa',
  ])('%j is no upload', (url) => {
    expect(rutaDeUrl(url)).toBeNull();
    expect([urlMiniatura(url, 480), srcset(url)]).toEqual([null, '']);
  });
  it('belong to one person', () => {
    const url = urlDe(rutas.perfil('ana', 'x.jpg', 1));
    expect(urlImagenDe('ana').safeParse(url).success).toBe(true);
    expect(urlImagenDe('luz').safeParse(url).success).toBe(false);
  });
});

describe('public addresses', () => {
  it('are taken apart as they were made', () => {
    fc.assert(
      fc.property(ruta, fc.constantFrom(...ANCHOS_MINIATURA), (una, ancho) => {
        expect(pedidoImagenSchema.parse(urlMiniatura(urlDe(una.ruta), ancho))).toEqual({
          ancho,
          ruta: una.ruta,
        });
      }),
    );
  });
  it('of other widths or paths are refused', () => {
    for (const pedido of [
      '/img/481/users/a/profile/1_x.jpg',
      '/img/480/etc/passwd',
      '/img/480/',
      'img/480/x',
    ]) {
      expect(pedidoImagenSchema.safeParse(pedido).success).toBe(false);
    }
  });
  it('come in all widths', () => {
    expect(srcset(urlDe('users/a/profile/1_x.jpg'))).toBe(
      '/img/160/users/a/profile/1_x.jpg 160w, /img/480/users/a/profile/1_x.jpg 480w, /img/1200/users/a/profile/1_x.jpg 1200w',
    );
  });
});
