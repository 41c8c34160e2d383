import { ownerOfPath, pathOfUrl } from '@vidriera/domain/image/image';
import { THUMBNAIL_WIDTHS, type ThumbnailWidth } from '@vidriera/domain/values/limits';
import { recentUpload } from './recent-uploads.ts';

export interface PictureSource {
  src: string;
  /** `undefined` where there is nothing to choose from: a picture that is not stored yet, a single thumbnail. */
  srcSet?: string | undefined;
}

/**
 * Where a picture is shown from: `imagen` is a Storage path (as the API sends it), a Storage download URL (as documents
 * hold it) or the `blob:` address of a file just chosen. `null` for anything else: the poster is drawn instead.
 * @param only the width of the one thumbnail to use; without it the browser chooses among all
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
 * Where a picture is shown from, in the order to be tried: what was uploaded in this visit, the thumbnails, the original where its
 * download URL is known (to its owner).
 */
export function pictureSources(imagen: string | null | undefined, only?: ThumbnailWidth): PictureSource[] {
  const thumbnails = pictureSource(imagen, only);
  if (!imagen || !thumbnails || thumbnails.src === imagen) return thumbnails ? [thumbnails] : [];
  const path = pathOfUrl(imagen);
  const mine = recentUpload(path ?? imagen);
  return [...(mine ? [{ src: mine }] : []), thumbnails, ...(path ? [{ src: imagen }] : [])];
}
