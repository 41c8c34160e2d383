import { mailConfirmed } from '@vidriera/session';
import { read, write } from '@vidriera/session/local-storage';

const KEY = 'vidriera.mailConfirmado';

/** Keeps the code of the link that confirmed an address on this device; spent, it is worth nothing. */
export const rememberConfirmed = (code: string): void => void write(KEY, code);

/**
 * Whether a refused link's address is confirmed. Auth can't tell a spent code from an invented one, but the device may know it, or the
 * session.
 */
export const isConfirmed = async (code: string): Promise<boolean> =>
  read(KEY) === code || (await mailConfirmed({ fresh: true }).catch(() => false));
