import { apiPaths } from '@vidriera/domain/api/api';
import { type Zonas, zonasSchema } from '@vidriera/domain/api/schema';
import { apiFrom } from '@vidriera/kit/api';
import type { LoaderFunctionArgs } from '@vidriera/router';

/** The zonas that have something to come, those with most first. @throws Failure */
export const load = async (args: LoaderFunctionArgs): Promise<Zonas> =>
  apiFrom(args)(zonasSchema, apiPaths.zonas);
