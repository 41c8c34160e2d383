import { apiPaths } from '@vidriera/domain/api/api';
import { type Zonas, zonasSchema } from '@vidriera/domain/api/schema';
import { apiFrom } from '@vidriera/kit/requests/api';
import type { LoaderFunctionArgs } from '@vidriera/router';

/** Returns the zonas with upcoming items, the largest first. @throws Failure */
export const load = async (args: LoaderFunctionArgs): Promise<Zonas> =>
  apiFrom(args)(zonasSchema, apiPaths.zonas);
