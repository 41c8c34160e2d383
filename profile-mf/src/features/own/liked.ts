import type { Card } from 'domain/api/api';
import type { TipoAgenda } from 'domain/values/ids';
import { myLikes } from 'kit/data/likes';
import { readPublicItems } from 'kit/data/public-items';
import type { Page } from '../perfil/pages.ts';

/** Cards in one page of liked items: each is one request, answered by the CDN. */
const PAGE = 12;

interface Sources {
  likes?: typeof myLikes;
  read?: (tipo: TipoAgenda, ids: readonly string[]) => Promise<Card[]>;
}

/**
 * A page of what the signed-in person likes of a kind, latest first. What was deleted or hidden since is left out.
 * @param cursor id of the last one looked at, or `null` for the first page
 * @throws Failure when the likes or the items can't be read
 */
export async function listLiked(
  tipo: TipoAgenda,
  cursor: string | null = null,
  { likes = myLikes, read = readPublicItems }: Sources = {},
): Promise<Page<Card>> {
  const ids = (await likes())[tipo];
  const from = cursor ? ids.indexOf(cursor) + 1 : 0;
  const ofThis = ids.slice(from, from + PAGE);
  return {
    items: await read(tipo, ofThis),
    cursor: ids.length > from + PAGE ? (ofThis.at(-1) ?? null) : null,
  };
}
