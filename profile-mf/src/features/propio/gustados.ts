import { apiRutas, detalleSchema, type Tarjeta } from 'domain/api';
import type { TipoAgenda } from 'domain/ids';
import { ApiFallo, apiGet } from 'kit/api';
import { misLikes } from 'kit/datos/likes';
import type { Pagina } from '../perfil/paginas.ts';

/** Cards in one page of liked items: each is one request, answered by the CDN. */
const PAGINA = 12;

interface Fuentes {
  likes?: typeof misLikes;
  leer?: (tipo: TipoAgenda, id: string) => Promise<Tarjeta>;
}

/** The public card of an item. */
const leerPublico = (tipo: TipoAgenda, id: string): Promise<Tarjeta> =>
  apiGet(detalleSchema, apiRutas.item(tipo, id));

/**
 * A page of what the signed-in person likes of a kind, latest first. What was deleted or hidden since is left out.
 * @param cursor id of the last one looked at, or `null` for the first page
 * @throws ErrorDatos when the likes can't be read, ApiFallo when the items can't
 */
export async function listarGustados(
  tipo: TipoAgenda,
  cursor: string | null = null,
  { likes = misLikes, leer = leerPublico }: Fuentes = {},
): Promise<Pagina<Tarjeta>> {
  const ids = (await likes())[tipo];
  const desde = cursor ? ids.indexOf(cursor) + 1 : 0;
  const deEsta = ids.slice(desde, desde + PAGINA);
  const items = await Promise.all(deEsta.map((id) => leer(tipo, id).catch(esAusente)));
  return {
    items: items.filter((item) => item !== null),
    cursor: ids.length > desde + PAGINA ? (deEsta.at(-1) ?? null) : null,
  };
}

function esAusente(caught: unknown): null {
  if (caught instanceof ApiFallo && caught.codigo === 'no-encontrado') return null;
  throw caught;
}
