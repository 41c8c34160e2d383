import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { within } from '@vidriera/domain/time-limit';
import { asWrite } from '@vidriera/session/stale';

/** Timeout of a write in milliseconds. A retry is safe: writes are idempotent. */
const TIMEOUT_MS = 30_000;

/** Waits for a write. @throws Failure 'no-connection' when it is late */
export const withTimeout = <T>(writing: Promise<T>): Promise<T> =>
  asWrite(within(TIMEOUT_MS, writing, () => new Failure('no-connection', messages.general.noConnection)));
