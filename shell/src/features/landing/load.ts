import { apiPaths } from '@vidriera/domain/api/api';
import { type Featured, featuredSchema } from '@vidriera/domain/api/schema';
import { isFailure } from '@vidriera/domain/failure';
import { apiFrom } from '@vidriera/kit/requests/api';
import { now } from '@vidriera/kit/words/format';
import type { LoaderFunctionArgs } from '@vidriera/router';

export interface LandingData {
  /** The loader's time. */
  now: string;
  /** `null` if they can't be read; the page works without them. */
  featured: Featured | null;
}

export async function load(args: LoaderFunctionArgs): Promise<LandingData> {
  const loaded = now();
  try {
    return { now: loaded, featured: await apiFrom(args)(featuredSchema, apiPaths.featured) };
  } catch (caught) {
    if (!isFailure(caught)) throw caught;
    return { now: loaded, featured: null };
  }
}
