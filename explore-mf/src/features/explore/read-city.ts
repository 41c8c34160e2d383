import { apiPaths } from '@vidriera/domain/api/api';
import { isFailure } from '@vidriera/domain/failure';
import { NO_SUCH_PLACE, placeSchema, type WirePlace } from '@vidriera/domain/localidad/schema';
import type { apiFrom } from '@vidriera/kit/api';
import { data } from '@vidriera/router';
import { addressOf, type Filters, type Pages } from './filters.ts';
import { rememberCity, rememberedCity, standsWhole } from './remembered-city.ts';

/**
 * The place of the address; `null` of the whole country.
 * @throws a 404 with words for a place that there is not; Failure
 */
export async function readPlace(api: ReturnType<typeof apiFrom>, { en }: Filters): Promise<WirePlace | null> {
  if (!en) return null;
  try {
    return await api(placeSchema, apiPaths.place(en));
  } catch (caught) {
    if (!isFailure(caught, 'not-found') && !isFailure(caught, 'bad-parameters')) throw caught;
    if (inBrowser() && rememberedCity() === en) rememberCity(null);
    throw data({ code: 'not-found', message: NO_SUCH_PLACE }, { status: 404 });
  }
}

const inBrowser = () => typeof document !== 'undefined';

/**
 * Who comes to explore without asking for anything is led to the city that this browser remembers: not who asks for something, and not who is in the
 * list of the whole country already. An entry of the history that holds its address by then (the screen was late, or somebody went back) is replaced.
 * @throws a response that leads there
 */
export function leadToCity(filters: Filters, pages: Pages): void {
  if (!inBrowser() || standsWhole() || addressOf(filters, pages) !== addressOf({})) return;
  const en = rememberedCity();
  if (!en) return;
  const replacing = location.pathname === addressOf({});
  throw new Response(null, {
    status: 302,
    headers: { Location: addressOf({ en }), ...(replacing && { 'X-Remix-Replace': 'true' }) },
  });
}
