import { apiPaths } from '@vidriera/domain/api/api';
import { type Zonas, zonasSchema } from '@vidriera/domain/api/schema';
import { apiGet } from '@vidriera/kit/requests/api';

const MOST = 12;

/** Returns the cities with most upcoming items. @throws Failure */
export const readCities = async (): Promise<Zonas['zonas']> =>
  (await apiGet(zonasSchema, apiPaths.zonas)).zonas.slice(0, MOST);
