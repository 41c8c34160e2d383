import type { GaleriaForm } from '@vidriera/domain/perfil/galeria-schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import { moveElement } from '@vidriera/kit/move-element';

/** A picture of the form's gallery: stored already, or chosen now. */
export interface GaleriaPhoto {
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
  photos: GaleriaPhoto[];
  /** What was taken out, to be brought back to its place. */
  removed: { photo: GaleriaPhoto; place: number }[];
}

const savedOne = (url: string): GaleriaPhoto => ({ key: url, url, view: url });

/** The gallery of a stored profile. */
export const galeriaOf = (urls: string[]): Galeria => ({
  before: urls,
  photos: urls.map(savedOne),
  removed: [],
});

/** The gallery that a draft left, over what is stored now. */
export const galeriaFromDraft = ({ before, urls }: GaleriaForm, saved: string[]): Galeria =>
  rebaseGaleria({ before, photos: urls.map(savedOne), removed: [] }, saved);

/** A chosen file, by its `blob:` address. */
export const newPhoto = (view: string): GaleriaPhoto => ({ key: view, url: null, view });

const withPhotos = (galeria: Galeria, photos: GaleriaPhoto[]): Galeria => ({ ...galeria, photos });

export const addPhotos = (galeria: Galeria, added: GaleriaPhoto[]): Galeria =>
  withPhotos(galeria, [...galeria.photos, ...added].slice(0, LIMITS.galeriaImages));

/** Shows a picture from its upload from now on: a browser that reads no HEIC can't show the chosen file. */
export const markUploaded = (galeria: Galeria, key: string, url: string): Galeria =>
  withPhotos(
    galeria,
    galeria.photos.map((photo) => (photo.key === key ? { ...photo, url, view: url } : photo)),
  );

/** Takes a picture out; one that is uploaded can be brought back by `undo`. */
export function removePhoto(galeria: Galeria, key: string): Galeria {
  const place = galeria.photos.findIndex((photo) => photo.key === key);
  const photo = galeria.photos[place];
  if (!photo) return galeria;
  const removed = photo.url ? [...galeria.removed, { photo, place }] : galeria.removed;
  return { ...galeria, photos: galeria.photos.filter((another) => another !== photo), removed };
}

/** Brings back, to its place, what was taken out last; nothing while the gallery is full. */
export function restorePhoto(galeria: Galeria): Galeria {
  const last = galeria.removed.at(-1);
  if (!last || galeria.photos.length >= LIMITS.galeriaImages) return galeria;
  const photos = galeria.photos.toSpliced(last.place, 0, last.photo);
  return { ...galeria, photos, removed: galeria.removed.slice(0, -1) };
}

export const movePhoto = (galeria: Galeria, from: number, to: number): Galeria =>
  withPhotos(galeria, moveElement(galeria.photos, from, to));

/** The form's gallery over what is stored now, which changed elsewhere since the form was opened. */
export function rebaseGaleria({ before, photos, removed }: Galeria, saved: string[]): Galeria {
  const left = photos.filter(({ url }) => !url || saved.includes(url) || !before.includes(url));
  const arrived = saved.filter((url) => !before.includes(url) && !photos.some((photo) => photo.url === url));
  return { before: saved, photos: [...left, ...arrived.map(savedOne)], removed };
}

/** What `saveProfile` takes. */
export const galeriaFormOf = ({ before, photos }: Galeria): GaleriaForm => ({
  before,
  urls: photos.flatMap(({ url }) => url ?? []),
});

/** Whether saving would change the stored gallery. */
export const isGaleriaChanged = ({ before, photos }: Galeria): boolean =>
  photos.length !== before.length || photos.some(({ url }, place) => url !== before[place]);

export const hasNewPhotos = ({ before, photos }: Galeria): boolean =>
  photos.some(({ url }) => url && !before.includes(url));
