import type { Tarjeta } from 'domain/api';
import type { TipoAgenda } from 'domain/ids';
import { misLikes } from 'kit/datos/likes';
import { leerPublicos } from 'kit/datos/publicos';
import type { Pagina } from '../perfil/paginas.ts';

/** Cards in one page of liked items: each is one request, answered by the CDN. */
const PAGINA = 12;

interface Fuentes {
  likes?: typeof misLikes;
  leer?: (tipo: TipoAgenda, ids: readonly string[]) => Promise<Tarjeta[]>;
}

/**
 * A page of what the signed-in person likes of a kind, latest first. What was deleted or hidden since is left out.
 * @param cursor id of the last one looked at, or `null` for the first page
 * @throws ErrorDatos when the likes can't be read, ApiFallo when the items can't
 */
export async function listarGustados(
  tipo: TipoAgenda,
  cursor: string | null = null,
  { likes = misLikes, leer = leerPublicos }: Fuentes = {},
): Promise<Pagina<Tarjeta>> {
  const ids = (await likes())[tipo];
  const desde = cursor ? ids.indexOf(cursor) + 1 : 0;
  const deEsta = ids.slice(desde, desde + PAGINA);
  return {
    items: await leer(tipo, deEsta),
    cursor: ids.length > desde + PAGINA ? (deEsta.at(-1) ?? null) : null,
  };
}
