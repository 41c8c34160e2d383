import { LOCALIDAD } from '@vidriera/domain/localidad/localidad';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { read } from '@vidriera/session/local-storage';

/** Returns the code of the person's own city: the one explore was left in, else that of a creator's profile. In the browser. */
export const ownCity = (): string | null => cityCode(read(LOCAL_KEYS.city) ?? read(LOCAL_KEYS.zona));

/** Returns the code if it can be one of a place. */
export const cityCode = (code: string | null): string | null => (code && LOCALIDAD.test(code) ? code : null);
