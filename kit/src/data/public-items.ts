import { apiPaths, type PublicItem } from 'domain/api/api';
import { publicItemSchema } from 'domain/api/schema';
import type { Tipo } from 'domain/values/ids';
import { type apiFrom, apiGet } from '../api.ts';
import { isFailure } from '../failure.ts';

type Reader = ReturnType<typeof apiFrom>;

/**
 * Items as everybody sees them, in the order of `ids`; what was deleted or hidden since is left out. One request each,
 * answered by the CDN.
 * @param read `apiFrom(args)` in a loader
 * @throws Failure when the API can't be reached
 */
export async function readPublicItems(
  tipo: Tipo,
  ids: readonly string[],
  read: Reader = apiGet,
): Promise<PublicItem[]> {
  const items = await Promise.all(
    ids.map((id) => read(publicItemSchema, apiPaths.item(tipo, id)).catch(ifMissing)),
  );
  return items.filter((one) => one !== null);
}

function ifMissing(error: unknown): null {
  if (isFailure(error, 'not-found')) return null;
  throw error;
}
