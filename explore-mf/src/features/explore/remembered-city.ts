import { LOCALIDAD } from '@vidriera/domain/localidad/localidad';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { read, write } from '@vidriera/session/local-storage';

/** On this phone alone: no cookie, so nothing that is cached is anybody's. */
const KEY = LOCAL_KEYS.city;

/** Code of the place that explore opens on; `null` for the whole country. */
export function rememberedCity(): string | null {
  const code = read(KEY);
  return code && LOCALIDAD.test(code) ? code : null;
}

/** @param code `null` forgets it */
export const rememberCity = (code: string | null): void => write(KEY, code);

let standing = false;
/** Whether the list of the whole country is on the screen: who stays within it is not led elsewhere. */
export const isWholeCountryShown = (): boolean => standing;
export function setWholeCountryShown(whole: boolean): void {
  standing = whole;
}
