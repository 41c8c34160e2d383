import { apiPaths } from '@vidriera/domain/api/api';
import { type PublicPerfil, perfilResponseSchema } from '@vidriera/domain/api/schema';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import { ownCity } from '@vidriera/kit/places/own-city';
import { apiGet } from '@vidriera/kit/requests/api';
import { type ShopFrontData, shopFrontOf } from '@vidriera/kit/words/shop-front-data';
import { write } from '@vidriera/session/local-storage';

/**
 * Reads a public profile, and remembers its zona.
 * @returns `isNewCity`: the city changed
 * @throws Failure
 */
export async function readOwnWindow(
  username: string,
  now: LocalTime,
): Promise<{ perfil: PublicPerfil; front: ShopFrontData; isNewCity: boolean }> {
  const { perfil, shopWindow, zona } = await apiGet(perfilResponseSchema, apiPaths.perfil(username));
  const before = ownCity();
  write(LOCAL_KEYS.zona, zona ?? null);
  return { perfil, front: shopFrontOf(perfil, shopWindow, now), isNewCity: ownCity() !== before };
}
