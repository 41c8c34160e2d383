import { apiRutas, type ItemPublico } from 'domain/api';
import { itemPublicoSchema } from 'domain/api-schema';
import type { Tipo } from 'domain/ids';
import { type apiFrom, apiGet } from '../api.ts';
import { ApiFallo } from '../api-fallo.ts';

type Lector = ReturnType<typeof apiFrom>;

/**
 * Items as everybody sees them, in the order of `ids`; what was deleted or hidden since is left out. One request each,
 * answered by the CDN.
 * @param leer `apiFrom(args)` in a loader
 * @throws ApiFallo when the API can't be reached
 */
export async function leerPublicos(
  tipo: Tipo,
  ids: readonly string[],
  leer: Lector = apiGet,
): Promise<ItemPublico[]> {
  const items = await Promise.all(
    ids.map((id) => leer(itemPublicoSchema, apiRutas.item(tipo, id)).catch(siNoEsta)),
  );
  return items.filter((uno) => uno !== null);
}

function siNoEsta(error: unknown): null {
  if (error instanceof ApiFallo && error.codigo === 'no-encontrado') return null;
  throw error;
}
