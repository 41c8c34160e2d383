import { write } from '@vidriera/session/local-storage';
import { apiPaths } from 'domain/api/api';
import { type PublicPerfil, perfilResponseSchema } from 'domain/api/schema';
import { LOCAL_KEYS } from 'domain/values/limits';
import type { LocalTime } from 'domain/values/local-time';
import { apiGet } from 'kit/api';
import { type Front, frontOf } from 'kit/front';
import { ownCity } from 'kit/own-city';

/**
 * Reads a profile as visitors see it, and keeps its zona for the next visit.
 * @returns `isNewCity`: the own city is another one than before
 * @throws Failure
 */
export async function readOwnWindow(
  username: string,
  now: LocalTime,
): Promise<{ perfil: PublicPerfil; front: Front; isNewCity: boolean }> {
  const { perfil, shopWindow, zona } = await apiGet(perfilResponseSchema, apiPaths.perfil(username));
  const before = ownCity();
  write(LOCAL_KEYS.zona, zona ?? null);
  return { perfil, front: frontOf(perfil, shopWindow, now), isNewCity: ownCity() !== before };
}
