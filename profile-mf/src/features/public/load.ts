import { apiPaths, type PerfilTab } from 'domain/api/api';
import { type Page, type PerfilResponse, pageSchema, perfilResponseSchema } from 'domain/api/schema';
import { z } from 'domain/zod';
import { apiFrom, apiGet } from 'kit/api';
import { isFailure } from 'kit/failure';
import { now } from 'kit/format';
import { data, type LoaderFunctionArgs } from 'kit/router';
import { PUBLIC_TABS, tabOf } from '../parts/tabs.ts';

/** Longest name the API is asked for; nobody's is longer. */
const LENGTH = 60;

/** What is shown of somebody: their profile, the tab asked for and its first page, of a tab that lists something. */
export interface Facts extends PerfilResponse {
  tab: PerfilTab;
  now: string;
}

/**
 * The public profile and one page of the tab asked for (`?tab=`, `?cursor=`); `null`, as a 404, when nobody has the name.
 * @throws Failure when the API can't be reached or refuses the cursor
 */
export async function loadPerfil(args: LoaderFunctionArgs): Promise<Facts | ReturnType<typeof notFound>> {
  const username = args.params.username ?? '';
  if (!username || username.length > LENGTH) return notFound();
  const params = new URL(args.request.url).searchParams;
  const tab = tabOf(params, PUBLIC_TABS);
  const response = await apiFrom(args)(perfilResponseSchema, apiPaths.perfil(username), {
    tab,
    cursor: params.get('cursor'),
  }).catch((caught: unknown) => {
    if (isFailure(caught, 'not-found')) return null;
    throw caught;
  });
  return response ? { ...response, tab, now: now() } : notFound();
}

/** The page of a tab after `cursor`; in the browser. */
export async function moreOfPerfil(
  username: string,
  tab: PerfilTab,
  cursor: string,
  signal: AbortSignal,
): Promise<Page> {
  const withPage = z.object({ page: pageSchema });
  return (await apiGet(withPage, apiPaths.perfil(username), { tab, cursor }, { signal })).page;
}

const notFound = () => data(null, { status: 404 });
