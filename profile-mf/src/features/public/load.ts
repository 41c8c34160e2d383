import { apiPaths, type PerfilTab } from '@vidriera/domain/api/api';
import {
  type Page,
  type PerfilResponse,
  type PublicPerfil,
  pageSchema,
  perfilResponseSchema,
} from '@vidriera/domain/api/schema';
import { isFailure } from '@vidriera/domain/failure';
import { perfilCardPath } from '@vidriera/domain/item/social-card';
import { type PastedProfile, pastedProfile } from '@vidriera/domain/site/pasted-profile';
import { normalizeUsername } from '@vidriera/domain/usuario/username';
import { summarize } from '@vidriera/domain/values/summarize';
import { textPieces } from '@vidriera/domain/values/text-links';
import { z } from '@vidriera/domain/zod';
import { apiFrom, apiGet } from '@vidriera/kit/requests/api';
import { now } from '@vidriera/kit/words/format';
import { shopFrontOf } from '@vidriera/kit/words/shop-front-data';
import { data, type LoaderFunctionArgs, replace } from '@vidriera/router';
import { firstSentence } from '../parts/first-sentence.ts';
import { namedTab, PUBLIC_TABS } from '../parts/tabs.ts';
import type { PublicPerfilData } from './public-perfil-data.ts';
import { shownOf } from './shown.ts';

/** Maximum characters of a username. */
const LENGTH = 60;

/**
 * Returns the public profile and one page of the requested tab (`?tab=`, `?cursor=`), or of the one that opens first; a 404 with `null` for an unknown username. If the
 * list can't be read, it is empty with a message, beside the profile on the screen or a profile read without the list.
 * @throws Failure when the profile can't be read either, or the API refuses the cursor; a redirect from a pasted address or an old username
 */
export async function load(
  args: LoaderFunctionArgs,
): Promise<PublicPerfilData | ReturnType<typeof notFound>> {
  const username = args.params.username ?? '';
  const meant = meantBy(args);
  if (meant?.sure) throw replace(meant.path);
  if (!username || username.length > LENGTH) {
    if (meant) throw replace(meant.path);
    return notFound();
  }
  const params = new URL(args.request.url).searchParams;
  const requestedTab = namedTab(params, PUBLIC_TABS);
  const read = async (tab: PerfilTab | undefined, cursor: string | null) => {
    const response = await apiFrom(args)(perfilResponseSchema, apiPaths.perfil(username), { tab, cursor });
    const { username: currentUsername } = response.perfil;
    if (currentUsername !== normalizeUsername(username))
      throw replace(`/${encodeURIComponent(currentUsername)}${new URL(args.request.url).search}`);
    return response;
  };
  const time = now();
  const facts = ({
    perfil,
    front,
    page,
    firstLinks,
    tab = 'info',
  }: Pick<PublicPerfilData, 'perfil' | 'front' | 'page' | 'firstLinks'> & {
    tab?: PerfilTab | undefined;
  }): PublicPerfilData => ({
    perfil,
    front,
    page,
    firstLinks,
    meta: metaOf(perfil),
    about: textPieces(perfil.descripcion),
    lead: firstSentence(perfil.descripcion),
    tab: requestedTab ?? tab,
    now: time,
  });
  const drawn = ({ shopWindow, firstLinks = [], ...response }: PerfilResponse) => ({
    ...response,
    firstLinks,
    front: shopFrontOf(response.perfil, shopWindow, time),
  });
  try {
    return facts(drawn(await read(requestedTab, params.get('cursor'))));
  } catch (caught) {
    if (isFailure(caught, 'not-found') && meant) throw replace(meant.path);
    if (isFailure(caught, 'not-found')) return notFound();
    if (!isFailure(caught, 'no-connection') && !isFailure(caught, 'internal')) throw caught;
    const shown = shownOf(username);
    if (!requestedTab || requestedTab === 'info') {
      if (shown) return facts({ ...shown, tab: 'info', page: null });
      throw caught;
    }
    const page = { items: [], cursor: null };
    return { ...facts({ ...(shown ?? drawn(await read('info', null))), page }), failure: caught.message };
  }
}

/** Returns a tab's page after `cursor`. Browser only. */
export async function moreOfPerfil(
  username: string,
  tab: PerfilTab,
  cursor: string,
  signal: AbortSignal,
): Promise<Page> {
  const withPage = z.object({ page: pageSchema });
  return (await apiGet(withPage, apiPaths.perfil(username), { tab, cursor }, { signal })).page;
}

const metaOf = (perfil: PublicPerfil): PublicPerfilData['meta'] => ({
  description: summarize(perfil.descripcion) || `Links, eventos, cursos y promos de ${perfil.nombre}.`,
  card: perfilCardPath(perfil),
});

const notFound = () => data(null, { status: 404 });

/** Returns the intended profile of a pasted address ('/@Ana.'). Browser only; on the server functions/src/site/pages redirects. */
function meantBy({ request }: LoaderFunctionArgs): PastedProfile | null {
  const { pathname, search } = new URL(request.url);
  const meant = import.meta.env.SSR ? null : pastedProfile(pathname);
  return meant && { ...meant, path: meant.path + search };
}
