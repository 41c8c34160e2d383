import { setTimeout as sleep } from 'node:timers/promises';
import { UserError } from '../cli/user-error.ts';

/** One minute was too short for three stacks and builds on two cores. */
const LIMIT_MS = 240_000;
const ONE_TRY_MS = 60_000;
const POLL_MS = 300;

/**
 * Waits until `url` answers successfully. The first request starts the functions.
 * @param limitMs timeout (ms)
 * @throws UserError with the last answer on timeout
 */
export async function waitForPage(url: string, signal: AbortSignal, limitMs = LIMIT_MS): Promise<void> {
  const deadline = Date.now() + limitMs;
  for (let last = 'nothing'; ; await sleep(POLL_MS)) {
    signal.throwIfAborted();
    try {
      const answer = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(ONE_TRY_MS)]) });
      if (answer.ok) return;
      last = `${answer.status} ${(await answer.text()).slice(0, 200)}`;
    } catch (error) {
      signal.throwIfAborted();
      const { message, cause } = error as Error;
      last = cause instanceof Error ? cause.message : message;
    }
    if (Date.now() > deadline) {
      throw new UserError(
        `${url} did not answer successfully within ${limitMs / 1000} s; last answer: ${last}`,
      );
    }
  }
}
