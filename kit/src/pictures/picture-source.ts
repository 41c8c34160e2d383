import { ownerOfPath, pathOfUrl } from '@vidriera/domain/image/image';
import { THUMBNAIL_WIDTHS, type ThumbnailWidth } from '@vidriera/domain/values/limits';
import { recentUpload } from './recent-uploads.ts';

export interface PictureSource {
  src: string;
  /** Undefined for a single source. */
  srcSet?: string | undefined;
}

/**
 * Returns the source of a picture; `null` draws the poster instead. `imagen` is a Storage path (from the API), a download URL (from
 * documents) or the `blob:` address of a chosen file.
 * @param only width of the only thumbnail; by default the browser chooses one
 */
export function pictureSource(
  imagen: string | null | undefined,
  only?: ThumbnailWidth,
): PictureSource | null {
  if (!imagen) return null;
  if (imagen.startsWith('blob:')) return { src: imagen };
  const path = ownerOfPath(imagen) ? imagen : pathOfUrl(imagen);
  if (!path) return null;
  if (only) return { src: `/img/${only}/${path}` };
  return {
    src: `/img/480/${path}`,
    srcSet: THUMBNAIL_WIDTHS.map((width) => `/img/${width}/${path} ${width}w`).join(', '),
  };
}

/**
 * Returns a picture's sources in the order to try: this visit's upload, the thumbnails, the original. Only the owner has the original's
 * download URL.
 */
export function pictureSources(imagen: string | null | undefined, only?: ThumbnailWidth): PictureSource[] {
  const thumbnails = pictureSource(imagen, only);
  if (!imagen || !thumbnails || thumbnails.src === imagen) return thumbnails ? [thumbnails] : [];
  const path = pathOfUrl(imagen);
  const mine = recentUpload(path ?? imagen);
  return [...(mine ? [{ src: mine }] : []), thumbnails, ...(path ? [{ src: imagen }] : [])];
}
