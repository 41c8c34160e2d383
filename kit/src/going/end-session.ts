import { signOut } from '@vidriera/session';
import { forgetSession } from './forget-session.ts';

/** Signs out in every tab, and deletes the person's data in the browser. @throws Failure */
export async function endSession(): Promise<void> {
  try {
    await signOut();
  } finally {
    await forgetSession();
  }
}
