import { Failure, LATE_STATUS } from './failure.ts';
import { within } from './time-limit.ts';

/** Timeout of a read of own data in milliseconds, as long as the API's. Firestore's SDK has none. */
export const READING_MS = 10_000;

/** Not in the catalogue of messages, which every page loads. */
export const LATE = 'No pudimos acceder a tus datos. Intentá de nuevo en un rato.';

/** Waits for own data. @throws Failure 'no-connection' when it takes too long (`isLate`), and what `reading` rejects with */
export const readInTime = <T>(reading: Promise<T>): Promise<T> =>
  within(READING_MS, reading, () => new Failure('no-connection', LATE, { status: LATE_STATUS }));
