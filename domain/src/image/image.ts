import type { Tipo } from '../values/ids.ts';
import { THUMBNAIL_WIDTHS, type ThumbnailWidth } from '../values/limits.ts';

/** Content types of uploads; no SVG, which can carry scripts. */
export const TIPOS_IMAGE = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** Returns a file name that is safe in a Storage path, at most 80 characters long. */
export function fileNameOf(nombre: string): string {
  const clean = nombre
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[.-]+/, '')
    .slice(-80);
  return clean || 'imagen';
}

/** Storage paths of uploads; each names its owner. `now` (ms) makes each unique. */
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

/** Returns an upload's owner; `null` for any other path. */
export function ownerOfPath(path: string): string | null {
  const parts = PATH.exec(path);
  return parts ? (parts[1] ?? parts[2] ?? null) : null;
}

/** Returns a thumbnail's path: `a/b.jpg` → `a/thumbs/b.jpg_480.webp`. */
export function thumbnailPath(path: string, width: ThumbnailWidth): string {
  const cut = path.lastIndexOf('/');
  return `${path.slice(0, cut)}/thumbs/${path.slice(cut + 1)}_${width}.webp`;
}

const THUMBNAIL = /* @__PURE__ */ new RegExp(
  `^(.+)/thumbs/([^/]+)_(?:${THUMBNAIL_WIDTHS.join('|')})\\.webp$`,
);

/** Returns a thumbnail's upload; `null` for any other path. */
export function originalOfThumbnail(path: string): string | null {
  const parts = THUMBNAIL.exec(path);
  const original = parts ? `${parts[1]}/${parts[2]}` : '';
  return ownerOfPath(original) ? original : null;
}

const DOWNLOAD =
  /^(?:https:\/\/firebasestorage\.googleapis\.com|http:\/\/(?:127\.0\.0\.1|localhost):\d{1,5})\/v0\/b\/[^/]+\/o\/([^/?#]+)(?:[?#]|$)/;

/** Returns the path in a Storage download URL of any bucket; `null` for any other address. */
export function pathOfUrl(url: string): string | null {
  try {
    const path = decodeURIComponent(DOWNLOAD.exec(url)?.[1] ?? '');
    return ownerOfPath(path) ? path : null;
  } catch {
    return null;
  }
}

/** Returns the immutable same-origin address of an upload at a width; `null` for other addresses. */
export function thumbnailUrl(url: string | null, width: ThumbnailWidth): string | null {
  const path = url ? pathOfUrl(url) : null;
  return path ? `/img/${width}/${path}` : null;
}
