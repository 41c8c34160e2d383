import { basename } from 'node:path';
import { paths } from '@vidriera/domain/image/image';
import { posterName } from '@vidriera/domain/image/poster-name';
import type { Tipo } from '@vidriera/domain/values/ids';
import { type Random, random } from './random.ts';

/** Prints that carry lettering: they stand whole, and no title covers them. */
const LETTERED: ReadonlySet<string> = new Set(
  `antifaz-1 bandoneon-1 cafe-2 claqueta-1 cola-2 empanada-1 escalador-2 fuego-1 gato-2 globos-1 gota-1 guitarra-1 hogaza-1
  jarron-2 libro-2 luna-1 maquina-2 mascaras-1 microfono-1 mosqueton-2 naipe-1 ola-1 olla-2 pajaro-1 pareja-1 parrilla-1 pelota-1
  pizza-1 tabla-1 trompeta-1 uvas-2 vampiro-1 vasocerveza-1 verduras-1 vinilo-3 zapatilla-2 zapato-1`.split(
    /\s+/,
  ),
);

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
