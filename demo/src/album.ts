import { paths } from 'domain/image/image';
import type { Tipo } from 'domain/values/ids';
import type { Mark } from './pictures/brand.ts';
import type { Face } from './pictures/face.ts';
import { nameOf, type Reason } from './pictures/factory.ts';
import type { SceneName } from './pictures/scenes.ts';
import { type Random, random } from './random.ts';

/** One upload: where it goes, what it shows, the token its download URL carries. */
export type Upload = { path: string; reason: Reason; token: string };

/** Variants of each scene: enough that a page of cards does not repeat itself, few enough to be drawn quickly. */
const VARIANTS = 3;
const HEX = '0123456789abcdef';
const hex = (r: Random, length: number) => Array.from({ length: length }, () => HEX[r.int(0, 15)]).join('');
const uuid = (r: Random) => `${hex(r, 8)}-${hex(r, 4)}-4${hex(r, 3)}-a${hex(r, 3)}-${hex(r, 12)}`;

/**
 * Collects the uploads that the data speaks of. Each place has an upload of its own, as when people upload: deleting an
 * item deletes its pictures and nobody else's. `urlOf` gives the download URL of a path and its token.
 */
export function openAlbum(now: Date, urlOf: (path: string, token: string) => string) {
  const uploads = new Map<string, Upload>();
  const views = new Map<string, number>();
  const own = new Map<string, number>();
  const base = Math.floor(now.getTime() / 1000) * 1000 - 45 * 86_400_000;

  const upload = (reason: Reason, path: (file: string, moment: number) => string, key: string): string => {
    const r = random(`${key}/${nameOf(reason)}`);
    const target = path(`${nameOf(reason)}.jpg`, base + r.int(0, 40 * 86_400) * 1000);
    const upload = uploads.get(target) ?? { path: target, reason, token: uuid(r) };
    uploads.set(target, upload);
    return urlOf(target, upload.token);
  };

  /** Each owner goes through a scene's variants in turn, neighbours from different ones. */
  const photo = (uid: string, scene: SceneName): Reason => {
    const key = `${uid}/${scene}`;
    const first = views.get(scene) ?? 0;
    const following = own.get(key) ?? first;
    if (!own.has(key)) views.set(scene, first + 1);
    own.set(key, following + 1);
    return { kind: 'photo', scene, variant: following % VARIANTS };
  };

  return {
    uploads,
    mark: (uid: string, which: Mark, number: number) =>
      upload({ kind: 'mark', mark: which, variant: number }, (a, t) => paths.perfil(uid, a, t), uid),
    face: (uid: string, face: Face, number: number) =>
      upload({ kind: 'face', face, variant: number }, (a, t) => paths.perfil(uid, a, t), uid),
    portada: (uid: string, scene: SceneName, number: number) =>
      upload({ kind: 'portada', scene, variant: number }, (a, t) => paths.portada(uid, a, t), uid),
    galeria: (uid: string, scenes: readonly SceneName[]) =>
      scenes.map((scene, i) =>
        upload(photo(uid, scene), (a, t) => paths.galeria(uid, a, t), `${uid}/galeria/${i}`),
      ),
    principal: (tipo: Tipo, uid: string, titulo: string, scene: SceneName) =>
      upload(photo(uid, scene), (a, t) => paths.principal(tipo, uid, a, t), `${uid}/${tipo}/${titulo}`),
    extra: (uid: string, titulo: string, scene: SceneName) =>
      upload(photo(uid, scene), (a, t) => paths.extra('evento', uid, a, t), `${uid}/mas/${titulo}`),
  };
}
export type Album = ReturnType<typeof openAlbum>;
