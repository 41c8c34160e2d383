import type { LoaderFunctionArgs } from '@vidriera/router';
import { apiPaths } from 'domain/api/api';
import { type Zonas, zonasSchema } from 'domain/api/schema';
import { apiFrom } from 'kit/api';

/** The zonas that have something to come, those with most first. @throws Failure */
export const load = async (args: LoaderFunctionArgs): Promise<Zonas> =>
  apiFrom(args)(zonasSchema, apiPaths.zonas);
