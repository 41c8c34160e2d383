import { isFailure } from '@vidriera/domain/failure';
import { mailConfirmed } from '@vidriera/session';

const fetchDevice = () => import('@vidriera/kit/requests/known-device');

/**
 * Notes on this device that the account is its person's: strangers then can't use up the letters that it asks for. The server also looks
 * whether an earlier account of the mailbox is suspended. Nothing waits for it.
 */
export const rememberDevice = (): void =>
  void fetchDevice()
    .then((device) => device.rememberDevice())
    .catch((caught: unknown) => console.warn('this device is not known to the account:', caught));

/** … after a letter's link confirmed the address, if this browser has the session. */
export const rememberConfirmedDevice = (): void =>
  void mailConfirmed({ fresh: true }).then(
    (isConfirmed) => isConfirmed && rememberDevice(),
    (caught: unknown) => {
      if (!isFailure(caught, 'no-session')) console.warn('this device is not known to the account:', caught);
    },
  );
