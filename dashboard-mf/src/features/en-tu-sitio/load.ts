import { Failure } from '@vidriera/domain/failure';
import { mayPublish } from '@vidriera/domain/usuario/may';
import { ownCity } from '@vidriera/kit/places/own-city';
import { whenRead } from '@vidriera/session';

export interface EnTuSitioData {
  username: string;
  /** Code of the person's city; `null` for none. */
  city: string | null;
}

/** Loader of `/en-tu-sitio`. @throws Failure 'not-a-creator' */
export async function load(): Promise<EnTuSitioData> {
  const { user } = await whenRead();
  if (!user || !mayPublish(user.role))
    throw new Failure(
      'not-a-creator',
      'Para mostrar tu agenda en otro sitio necesitás un perfil de creador.',
    );
  return { username: user.username, city: ownCity() };
}
