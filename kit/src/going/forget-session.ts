import { OWN_SCREENS } from '@vidriera/domain/site/kept-screens';
import { write } from '@vidriera/session/local-storage';
import { CODE_KEY } from '../code/is-code-asked.ts';
import { forgetScreens } from '../hooks/keep-screen.ts';
import { forgetOwnDoors } from '../seats/door-lists.ts';
import { forgetOwnSeats } from '../seats/own-seats.ts';
import { forgetPendingAction } from './after-sign-in.ts';
import { ATTEMPTS_KEY, CLAIMS_KEY, SEATS_KEY } from './stored-keys.ts';

/** Deletes what this browser has of the person whose session ended. */
export async function forgetSession(): Promise<void> {
  forgetPendingAction();
  write(CODE_KEY, null);
  write(ATTEMPTS_KEY, null, 'sessionStorage');
  forgetOwnSeats();
  forgetOwnDoors();
  write(CLAIMS_KEY, null);
  write(SEATS_KEY, null);
  await forgetScreens((path) => path in OWN_SCREENS);
}
