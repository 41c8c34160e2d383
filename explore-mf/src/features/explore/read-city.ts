import { apiPaths } from '@vidriera/domain/api/api';
import { Failure, isFailure } from '@vidriera/domain/failure';
import { NO_SUCH_PLACE, placeSchema, type WirePlace } from '@vidriera/domain/localidad/schema';
import { ownCity, rememberCity } from '@vidriera/kit/places/own-city';
import type { apiFrom } from '@vidriera/kit/requests/api';
import { addressOf, type ExploreFilters, type ExplorePages } from './filters.ts';
import { isWholeCountryShown } from './whole-country.ts';

/**
 * Returns the place of the address; `null` for the whole country.
 * @throws Failure: a 404 for an unknown place
 */
export async function readPlace(
  api: ReturnType<typeof apiFrom>,
  { en }: ExploreFilters,
): Promise<WirePlace | null> {
  if (!en) return null;
  try {
    return await api(placeSchema, apiPaths.place(en));
  } catch (caught) {
    if (!isFailure(caught, 'not-found') && !isFailure(caught, 'bad-parameters')) throw caught;
    if (inBrowser() && ownCity() === en) rememberCity(null);
    throw new Failure('not-found', NO_SUCH_PLACE, { status: 404 });
  }
}

const inBrowser = () => typeof document !== 'undefined';

/**
 * Redirects a visitor without filters to the own city, unless the list of the whole country is shown. If the history entry has
 * that address already (late screen, Back), it is replaced.
 * @throws the redirect
 */
export function leadToCity(filters: ExploreFilters, pages: ExplorePages): void {
  if (!inBrowser() || isWholeCountryShown() || addressOf(filters, pages) !== addressOf({})) return;
  const en = ownCity();
  if (!en) return;
  const replacing = location.pathname === addressOf({});
  throw new Response(null, {
    status: 302,
    headers: { Location: addressOf({ en }), ...(replacing && { 'X-Remix-Replace': 'true' }) },
  });
}
