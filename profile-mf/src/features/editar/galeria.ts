import type { GaleriaForm } from '@vidriera/domain/perfil/galeria-schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import { moveElement } from '@vidriera/kit/data/move-element';

/** A picture of the gallery: stored, or chosen now. */
export interface GaleriaPhoto {
  key: string;
  /** Download URL; `null` until it is uploaded. */
  url: string | null;
  /** The download URL, or the `blob:` address of the chosen file. */
  view: string;
}

/** The form's gallery; written when the profile is saved. */
export interface Galeria {
  /** The stored download URLs when the form was opened. */
  before: string[];
  photos: GaleriaPhoto[];
  removed: { photo: GaleriaPhoto; place: number }[];
}

const savedOne = (url: string): GaleriaPhoto => ({ key: url, url, view: url });

export const galeriaOf = (urls: string[]): Galeria => ({
  before: urls,
  photos: urls.map(savedOne),
  removed: [],
});

/** Rebases a draft's gallery on the stored one. */
export const galeriaFromDraft = ({ before, urls }: GaleriaForm, saved: string[]): Galeria =>
  rebaseGaleria({ before, photos: urls.map(savedOne), removed: [] }, saved);

export const newPhoto = (view: string): GaleriaPhoto => ({ key: view, url: null, view });

const withPhotos = (galeria: Galeria, photos: GaleriaPhoto[]): Galeria => ({ ...galeria, photos });

export const addPhotos = (galeria: Galeria, added: GaleriaPhoto[]): Galeria =>
  withPhotos(galeria, [...galeria.photos, ...added].slice(0, LIMITS.galeriaImages));

/** Puts a photo of an earlier visit back at its place. */
export function insertPhoto(galeria: Galeria, photo: GaleriaPhoto, place: number): Galeria {
  const photos = [...galeria.photos];
  photos.splice(place, 0, photo);
  return withPhotos(galeria, photos.slice(0, LIMITS.galeriaImages));
}

/** Restores an uploaded photo that the draft does not have. */
export const withUploaded = (galeria: Galeria, url: string, place: number): Galeria =>
  galeria.photos.some((photo) => photo.url === url) ? galeria : insertPhoto(galeria, savedOne(url), place);

/** Shows the uploaded picture: a browser without HEIC can't show the chosen file. */
export const markUploaded = (galeria: Galeria, key: string, url: string): Galeria =>
  withPhotos(
    galeria,
    galeria.photos.map((photo) => (photo.key === key ? { ...photo, url, view: url } : photo)),
  );

/** Removes a picture; an uploaded one can be restored. */
export function removePhoto(galeria: Galeria, key: string): Galeria {
  const place = galeria.photos.findIndex((photo) => photo.key === key);
  const photo = galeria.photos[place];
  if (!photo) return galeria;
  const removed = photo.url ? [...galeria.removed, { photo, place }] : galeria.removed;
  return { ...galeria, photos: galeria.photos.filter((another) => another !== photo), removed };
}

/** Restores the last removed picture, unless the gallery is full. */
export function restorePhoto(galeria: Galeria): Galeria {
  const last = galeria.removed.at(-1);
  if (!last || galeria.photos.length >= LIMITS.galeriaImages) return galeria;
  return { ...insertPhoto(galeria, last.photo, last.place), removed: galeria.removed.slice(0, -1) };
}

export const movePhoto = (galeria: Galeria, from: number, to: number): Galeria =>
  withPhotos(galeria, moveElement(galeria.photos, from, to));

/** Merges the form's gallery with the stored one, which changed elsewhere. */
export function rebaseGaleria({ before, photos, removed }: Galeria, saved: string[]): Galeria {
  const left = photos.filter(({ url }) => !url || saved.includes(url) || !before.includes(url));
  const arrived = saved.filter((url) => !before.includes(url) && !photos.some((photo) => photo.url === url));
  return { before: saved, photos: [...left, ...arrived.map(savedOne)], removed };
}

export const galeriaFormOf = ({ before, photos }: Galeria): GaleriaForm => ({
  before,
  urls: photos.flatMap(({ url }) => url ?? []),
});

export const isGaleriaChanged = ({ before, photos }: Galeria): boolean =>
  photos.length !== before.length || photos.some(({ url }, place) => url !== before[place]);

export const hasNewPhotos = ({ before, photos }: Galeria): boolean =>
  photos.some(({ url }) => url && !before.includes(url));
