import { firebaseFailure } from '@vidriera/session/firebase-failure';
import { toast } from '../messages/toast.ts';

/** Not in the catalogue of messages, which every page loads. */
export const DAILY_LIMIT_REACHED =
  'Hoy ya subiste todas las imágenes que entran en un día, y la última no se guardó. Volvé a elegirla mañana.';
/** How long the server usually takes to check an upload, in milliseconds. */
const LOOKED_AT_MS = 6000;

/**
 * Warns if the server deleted a picture for exceeding the daily limit; its form may be saved already. Runs in the background.
 * @param ask reads the picture
 * @param isTakenAway whether the person deleted it themselves
 */
export function warnIfDeleted(ask: () => Promise<unknown>, isTakenAway: () => boolean): void {
  const look = (): Promise<unknown> =>
    ask().catch((error: unknown) => {
      // Other failures (offline, signed out) say nothing about the picture.
      if (firebaseFailure(error).code === 'missing' && !isTakenAway()) toast.error(DAILY_LIMIT_REACHED);
    });
  setTimeout(() => void look(), LOOKED_AT_MS);
}
