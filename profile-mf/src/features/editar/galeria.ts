import type { GaleriaForm } from '@vidriera/domain/perfil/galeria-schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import { moved } from '@vidriera/kit/moved';

/** A picture of the form's gallery: stored already, or chosen now. */
export interface Photo {
  key: string;
  /** Download URL; `null` until it is uploaded. */
  url: string | null;
  /** What it is shown from: the download URL, or the `blob:` address of the chosen file. */
  view: string;
}

/** The gallery as the form holds it; nothing of it is written before the profile is saved. */
export interface Galeria {
  /** Download URLs as they were when the form was opened. */
  before: string[];
  photos: Photo[];
  /** What was taken out, to be brought back to its place. */
  removed: { photo: Photo; place: number }[];
}

const savedOne = (url: string): Photo => ({ key: url, url, view: url });

/** The gallery of a stored profile. */
export const galeriaOf = (urls: string[]): Galeria => ({
  before: urls,
  photos: urls.map(savedOne),
  removed: [],
});

/** The gallery that a draft left, over what is stored now. */
export const resumed = ({ before, urls }: GaleriaForm, saved: string[]): Galeria =>
  rebase({ before, photos: urls.map(savedOne), removed: [] }, saved);

/** A chosen file, by its `blob:` address. */
export const chosen = (view: string): Photo => ({ key: view, url: null, view });

const withPhotos = (galeria: Galeria, photos: Photo[]): Galeria => ({ ...galeria, photos });

export const add = (galeria: Galeria, added: Photo[]): Galeria =>
  withPhotos(galeria, [...galeria.photos, ...added].slice(0, LIMITS.galeriaImages));

/** Shows a picture from its upload from now on: a browser that reads no HEIC can't show the chosen file. */
export const uploaded = (galeria: Galeria, key: string, url: string): Galeria =>
  withPhotos(
    galeria,
    galeria.photos.map((photo) => (photo.key === key ? { ...photo, url, view: url } : photo)),
  );

/** Takes a picture out; one that is uploaded can be brought back by `undo`. */
export function drop(galeria: Galeria, key: string): Galeria {
  const place = galeria.photos.findIndex((photo) => photo.key === key);
  const photo = galeria.photos[place];
  if (!photo) return galeria;
  const removed = photo.url ? [...galeria.removed, { photo, place }] : galeria.removed;
  return { ...galeria, photos: galeria.photos.filter((another) => another !== photo), removed };
}

/** Brings back, to its place, what was taken out last; nothing while the gallery is full. */
export function undo(galeria: Galeria): Galeria {
  const last = galeria.removed.at(-1);
  if (!last || galeria.photos.length >= LIMITS.galeriaImages) return galeria;
  const photos = galeria.photos.toSpliced(last.place, 0, last.photo);
  return { ...galeria, photos, removed: galeria.removed.slice(0, -1) };
}

export const move = (galeria: Galeria, from: number, to: number): Galeria =>
  withPhotos(galeria, moved(galeria.photos, from, to));

/** The form's gallery over what is stored now, which changed elsewhere since the form was opened. */
export function rebase({ before, photos, removed }: Galeria, saved: string[]): Galeria {
  const left = photos.filter(({ url }) => !url || saved.includes(url) || !before.includes(url));
  const arrived = saved.filter((url) => !before.includes(url) && !photos.some((photo) => photo.url === url));
  return { before: saved, photos: [...left, ...arrived.map(savedOne)], removed };
}

/** What `saveProfile` takes. */
export const dataOf = ({ before, photos }: Galeria): GaleriaForm => ({
  before,
  urls: photos.flatMap(({ url }) => url ?? []),
});

/** Whether saving would change the stored gallery. */
export const change = ({ before, photos }: Galeria): boolean =>
  photos.length !== before.length || photos.some(({ url }, place) => url !== before[place]);

export const hasNew = ({ before, photos }: Galeria): boolean =>
  photos.some(({ url }) => url && !before.includes(url));
