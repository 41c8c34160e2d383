import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { within } from '@vidriera/domain/time-limit';
import { type SessionUser, sessionHint, sessionNow, whenKnown } from '@vidriera/session';

/** Milliseconds that a person may wait for Auth's code and its first report. */
const KNOWN_MS = 20_000;

/** Waits for Auth's code, or its report. @throws Failure 'no-connection' when late */
export const knownInTime = <T>(known: Promise<T>): Promise<T> =>
  within(KNOWN_MS, known, () => new Failure('no-connection', messages.general.noConnection));

/** Returns the id of the signed-in person; before Auth's report, of the remembered one. Nobody is remembered if storage is forbidden. */
export const memberId = (): string | null => (sessionNow().user ?? sessionHint())?.uid ?? null;

/**
 * Returns the signed-in person. It waits for Auth only if somebody is remembered, so that visitors load nothing of it.
 * @throws Failure 'no-connection' if Auth can't be loaded, or is late
 */
export async function member(): Promise<SessionUser | null> {
  const { user } = sessionNow();
  if (user || !sessionHint()) return user;
  return (await knownInTime(whenKnown())).user;
}
