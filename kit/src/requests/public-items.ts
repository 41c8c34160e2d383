import { apiPaths } from '@vidriera/domain/api/api';
import { isFailure } from '@vidriera/domain/failure';
import { type PublicItem, publicItemSchema } from '@vidriera/domain/item/wire-schema';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { PageOf } from '../hooks/use-pages.ts';
import { type apiFrom, apiGet } from './api.ts';
import { myLikes } from './likes.ts';

/** Items per page; each is one request, answered by the CDN. */
const PAGE = 12;

/**
 * Returns a page of the signed-in person's likes of a kind in their public form, latest first. Deleted and hidden items are left out.
 * @param cursor id of the page's first item, or `null` for the first page
 * @param read `apiFrom(args)` in a loader
 * @throws Failure when the likes or the items can't be read
 */
export async function listLiked(
  tipo: Tipo,
  cursor: string | null,
  read: ReturnType<typeof apiFrom> = apiGet,
): Promise<PageOf<PublicItem>> {
  const ids = (await myLikes())[tipo];
  const from = cursor ? Math.max(0, ids.indexOf(cursor)) : 0;
  const items = await Promise.all(
    ids
      .slice(from, from + PAGE)
      .map((id) => read(publicItemSchema, apiPaths.item(tipo, id)).catch(ifMissing)),
  );
  return { items: items.filter((item) => item !== null).map(withCity), cursor: ids[from + PAGE] ?? null };
}

/** Likes span cities, so each card names its city. */
const withCity = (item: PublicItem): PublicItem =>
  'localidad' in item && item.localidad ? { ...item, ciudad: item.localidad.ciudad } : item;

function ifMissing(error: unknown): null {
  if (isFailure(error, 'not-found')) return null;
  throw error;
}
