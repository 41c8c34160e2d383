import { firebaseFailure } from '@vidriera/session/firebase-failure';
import { toast } from '../toast.ts';

/** Said here alone: the catalogue comes with every page. */
export const DAILY_LIMIT_REACHED =
  'Hoy ya subiste todas las imágenes que entran en un día, y la última no se guardó. Volvé a elegirla mañana.';
/** Until the server has looked at an upload, as a rule (ms). */
const LOOKED_AT_MS = 6000;

/**
 * Tells, somewhat later, that a picture is gone again: past what an account may upload a day the server deletes it, when its form may be saved
 * already. Nobody waits for it.
 * @param ask looks for the picture. @param isTakenAway whether the person took it away themselves
 */
export function warnIfDeleted(ask: () => Promise<unknown>, isTakenAway: () => boolean): void {
  const look = (): Promise<unknown> =>
    ask().catch((error: unknown) => {
      // What can't be asked (no connection, nobody signed in any more) tells nothing of the picture.
      if (firebaseFailure(error).code === 'missing' && !isTakenAway()) toast.error(DAILY_LIMIT_REACHED);
    });
  setTimeout(() => void look(), LOOKED_AT_MS);
}
