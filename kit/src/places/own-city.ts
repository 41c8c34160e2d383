import { LOCALIDAD } from '@vidriera/domain/localidad/localidad';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { read, write } from '@vidriera/session/local-storage';

/** Stored for a chosen whole country: the creator's own place is then no default. */
const WHOLE_COUNTRY = '';

/** Returns the code of the person's city: the one chosen last, or the creator's own; `null` for the whole country. Browser only. */
export const ownCity = (): string | null => cityCode(read(LOCAL_KEYS.city) ?? read(LOCAL_KEYS.zona));

/** In local storage, not in a cookie: pages are cached for everybody. @param code `null` for the whole country */
export const rememberCity = (code: string | null): void =>
  void write(LOCAL_KEYS.city, code ?? (read(LOCAL_KEYS.zona) === null ? null : WHOLE_COUNTRY));

export const cityCode = (code: string | null): string | null => (code && LOCALIDAD.test(code) ? code : null);
