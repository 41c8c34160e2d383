import type { Tipo } from '../values/ids.ts';
import { THUMBNAIL_WIDTHS, type ThumbnailWidth } from '../values/limits.ts';

/** Content types a picture may be uploaded as. SVG is no picture here: it can carry scripts. */
export const TIPOS_IMAGE = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** A file name reduced to what is safe in a Storage path, its ending kept; at most 80 characters. */
export function fileNameOf(nombre: string): string {
  const clean = nombre
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-80);
  return clean || 'imagen';
}

/** Storage paths of uploads; each names its owner. `now` in milliseconds makes names unique and caching eternal. */
export const paths = {
  perfil: (uid: string, file: string, now: number) => `users/${uid}/profile/${now}_${fileNameOf(file)}`,
  portada: (uid: string, file: string, now: number) =>
    `users/${uid}/creator/cover/${now}_${fileNameOf(file)}`,
  galeria: (uid: string, file: string, now: number) =>
    `users/${uid}/creator/gallery/${now}_${fileNameOf(file)}`,
  principal: (tipo: Tipo, uid: string, file: string, now: number) =>
    `posts/${tipo}/main/${uid}/${now}_${fileNameOf(file)}`,
  extra: (tipo: Tipo, uid: string, file: string, now: number) =>
    `posts/${tipo}/gallery/${uid}/${now}_${fileNameOf(file)}`,
} as const;

const PATH =
  /^(?:users\/([^/]+)\/(?:profile|creator\/cover|creator\/gallery)|posts\/(?:link|evento|curso|promo)\/(?:main|gallery)\/([^/]+))\/(\d{1,15}_[A-Za-z0-9._-]{1,80})$/;

/** Owner of an uploaded picture's path, or `null` when the path is none of ours (thumbnails included). */
export function ownerOfPath(path: string): string | null {
  const parts = PATH.exec(path);
  return parts ? (parts[1] ?? parts[2] ?? null) : null;
}

/** Storage path of a thumbnail, beside its original: `a/b.jpg` → `a/thumbs/b.jpg_480.webp`. */
export function thumbnailPath(path: string, width: ThumbnailWidth): string {
  const cut = path.lastIndexOf('/');
  return `${path.slice(0, cut)}/thumbs/${path.slice(cut + 1)}_${width}.webp`;
}

const THUMBNAIL = /* @__PURE__ */ new RegExp(
  `^(.+)/thumbs/([^/]+)_(?:${THUMBNAIL_WIDTHS.join('|')})\\.webp$`,
);

/** Path of the upload a thumbnail was made of: the way back from `thumbnailPath`; `null` for what is no thumbnail of ours. */
export function originalOfThumbnail(path: string): string | null {
  const parts = THUMBNAIL.exec(path);
  const original = parts ? `${parts[1]}/${parts[2]}` : '';
  return ownerOfPath(original) ? original : null;
}

const DOWNLOAD =
  /^(?:https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5})\/v0\/b\/[^/]+\/o\/([^/?#]+)(?:[?#]|$)/;

/**
 * Storage path inside a download URL of Firebase Storage (or an emulator on this machine), or `null` for any other address. Whose
 * bucket it is isn't looked at: pictures are shown by their path. What is to be stored goes by `domain/image/upload-url`.
 */
export function pathOfUrl(url: string): string | null {
  try {
    const path = decodeURIComponent(DOWNLOAD.exec(url)?.[1] ?? '');
    return ownerOfPath(path) ? path : null;
  } catch {
    return null;
  }
}

/** Public, same-origin, immutable address of a picture at a width; `null` when the URL is no upload of ours. */
export function thumbnailUrl(url: string | null, width: ThumbnailWidth): string | null {
  const path = url ? pathOfUrl(url) : null;
  return path ? `/img/${width}/${path}` : null;
}
