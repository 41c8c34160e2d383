import { ownerOfPath, pathOfUrl } from '@vidriera/domain/image/image';
import { THUMBNAIL_WIDTHS, type ThumbnailWidth } from '@vidriera/domain/values/limits';
import { recentUpload } from './recent-uploads.ts';

export interface PictureSource {
  src: string;
  /** Undefined if there is only one source. */
  srcSet?: string | undefined;
}

/**
 * Returns the source of a picture; `null` draws the poster instead. `imagen` is a Storage path (from the API), a download URL (from
 * documents) or the `blob:` address of a chosen file.
 * @param only the width of the one thumbnail to use; without it the browser chooses
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
 * Returns a picture's sources in the order to try: the upload of this visit, the thumbnails, the original if its download URL is known
 * (to its owner).
 */
export function pictureSources(imagen: string | null | undefined, only?: ThumbnailWidth): PictureSource[] {
  const thumbnails = pictureSource(imagen, only);
  if (!imagen || !thumbnails || thumbnails.src === imagen) return thumbnails ? [thumbnails] : [];
  const path = pathOfUrl(imagen);
  const mine = recentUpload(path ?? imagen);
  return [...(mine ? [{ src: mine }] : []), thumbnails, ...(path ? [{ src: imagen }] : [])];
}
