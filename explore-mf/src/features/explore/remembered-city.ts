import { LOCALIDAD } from '@vidriera/domain/localidad/localidad';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { read, write } from '@vidriera/session/local-storage';

/** In local storage, not in a cookie: pages are cached for everybody. */
const KEY = LOCAL_KEYS.city;

/** Returns the code of the city that explore opens on; `null` for the whole country. */
export function rememberedCity(): string | null {
  const code = read(KEY);
  return code && LOCALIDAD.test(code) ? code : null;
}

/** @param code `null` forgets it */
export const rememberCity = (code: string | null): void => write(KEY, code);

let standing = false;
/** Whether the list of the whole country is shown: a navigation within it is not redirected to the city. */
export const isWholeCountryShown = (): boolean => standing;
export function setWholeCountryShown(whole: boolean): void {
  standing = whole;
}
