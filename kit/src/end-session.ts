import { signOut } from '@vidriera/session';
import { write } from '@vidriera/session/local-storage';
import { forgetPendingAction } from './after-sign-in.ts';
import { CLAIMS_KEY } from './claim/keys.ts';
import { forgetOwnDoors } from './door-lists.ts';
import { forgetOwnSeats } from './own-seats.ts';

/** Signs out in every tab, and deletes the person's data in the browser. @throws Failure */
export async function endSession(): Promise<void> {
  try {
    await signOut();
  } finally {
    forgetPendingAction();
    forgetOwnSeats();
    forgetOwnDoors();
    write(CLAIMS_KEY, null);
  }
}
