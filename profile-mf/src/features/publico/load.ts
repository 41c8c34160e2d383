import { apiRutas, type Pagina, type TabPerfil } from 'domain/api';
import { paginaSchema, perfilRespuestaSchema } from 'domain/api-schema';
import { z } from 'domain/zod';
import { apiFrom, apiGet } from 'kit/api';
import { ApiFallo } from 'kit/api-fallo';
import { today } from 'kit/format';
import { data, type LoaderFunctionArgs } from 'kit/router';
import { TABS_PUBLICAS, tabDe } from '../perfil/tabs.ts';

/** Longest name the API is asked for; nobody's is longer. */
const LARGO = 60;

/**
 * The public profile and one page of the tab asked for (`?tab=`, `?cursor=`); `null`, as a 404, when nobody has the name.
 * @throws ApiFallo when the API can't be reached or refuses the cursor
 */
export async function loadPerfil(args: LoaderFunctionArgs) {
  const username = args.params.username ?? '';
  if (!username || username.length > LARGO) return noEncontrado();
  const parametros = new URL(args.request.url).searchParams;
  const tab = tabDe(parametros, TABS_PUBLICAS);
  const respuesta = await apiFrom(args)(perfilRespuestaSchema, apiRutas.perfil(username), {
    tab,
    cursor: parametros.get('cursor'),
  }).catch((caught: unknown) => {
    if (caught instanceof ApiFallo && caught.codigo === 'no-encontrado') return null;
    throw caught;
  });
  return respuesta ? { ...respuesta, tab, hoy: today() } : noEncontrado();
}

/** The page of a tab after `cursor`; in the browser. */
export async function masDelPerfil(username: string, tab: TabPerfil, cursor: string): Promise<Pagina> {
  const conPagina = z.object({ pagina: paginaSchema });
  return (await apiGet(conPagina, apiRutas.perfil(username), { tab, cursor })).pagina;
}

const noEncontrado = () => data(null, { status: 404 });
