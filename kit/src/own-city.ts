import { LOCALIDAD } from '@vidriera/domain/localidad/localidad';
import { LOCAL_KEYS } from '@vidriera/domain/values/limits';
import { read } from '@vidriera/session/local-storage';

/** Returns the code of the person's city: the last one in explore, or the creator's own. Browser only. */
export const ownCity = (): string | null => cityCode(read(LOCAL_KEYS.city) ?? read(LOCAL_KEYS.zona));

export const cityCode = (code: string | null): string | null => (code && LOCALIDAD.test(code) ? code : null);
