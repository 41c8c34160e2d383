import { isFailure } from '@vidriera/domain/failure';
import { firebaseFailure } from './firebase-failure.ts';

/**
 * Tries a password as it was typed; if it is wrong, once more in NFC. Some keyboards send 'ñ' as 'n' and a
 * combining tilde.
 */
export async function asTyped<T>(password: string, attempt: (password: string) => Promise<T>): Promise<T> {
  try {
    return await attempt(password);
  } catch (error) {
    const composed = password.normalize('NFC');
    if (composed === password || !isFailure(firebaseFailure(error), 'credentials')) throw error;
    return attempt(composed);
  }
}
