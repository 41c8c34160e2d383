import { LIMITS } from 'domain/values/limits';
import { moved } from 'kit/moved';

/** How far the upload of a chosen picture is; a picture that is up there has none. */
export type Upload =
  | { status: 'waiting' }
  /** `part` of it is up there, 0 to 1. */
  | { status: 'uploading'; part: number }
  | { status: 'failed'; message: string };

/** A picture of the form's gallery: stored already, or chosen now and on its way up. */
export interface Photo {
  key: string;
  /** Download URL; `null` until it is uploaded. */
  url: string | null;
  /** What it is shown from: the download URL, or the `blob:` address of the chosen file. */
  view: string;
  file: File | null;
  upload: Upload | null;
}

/** The gallery as the form holds it; nothing of it is written before the profile is saved. */
export interface Galeria {
  /** Download URLs as they were when the form was opened. */
  before: string[];
  photos: Photo[];
  /** What was taken out, to be brought back to its place. */
  removed: { photo: Photo; place: number }[];
}

const savedOne = (url: string): Photo => ({ key: url, url, view: url, file: null, upload: null });

/** The gallery of a stored profile. */
export const galeriaOf = (urls: string[]): Galeria => ({
  before: urls,
  photos: urls.map(savedOne),
  removed: [],
});

/** A chosen file, waiting to be uploaded. */
export const chosen = (file: File, view: string): Photo => ({
  key: crypto.randomUUID(),
  url: null,
  view,
  file,
  upload: { status: 'waiting' },
});

const withPhotos = (galeria: Galeria, photos: Photo[]): Galeria => ({ ...galeria, photos });

export const add = (galeria: Galeria, added: Photo[]): Galeria =>
  withPhotos(galeria, [...galeria.photos, ...added].slice(0, LIMITS.galeriaImages));

export const changePhoto = (galeria: Galeria, key: string, change: Partial<Photo>): Galeria =>
  withPhotos(
    galeria,
    galeria.photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo)),
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
export const dataOf = ({ before, photos }: Galeria): { before: string[]; urls: string[] } => ({
  before,
  urls: photos.flatMap(({ url }) => url ?? []),
});

/** Whether saving would change the stored gallery. */
export const change = ({ before, photos }: Galeria): boolean =>
  photos.length !== before.length || photos.some(({ url }, place) => url !== before[place]);

export const hasNew = ({ before, photos }: Galeria): boolean =>
  photos.some(({ url }) => url && !before.includes(url));

const at = (status: Upload['status']) => (galeria: Galeria) =>
  galeria.photos.filter(({ upload }) => upload?.status === status);
export const waiting = at('waiting');
export const failed = at('failed');
