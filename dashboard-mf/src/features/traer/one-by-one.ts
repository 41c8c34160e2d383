import { failureOf, isFailure, logUnforeseen } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';

export type Outcome = { kind: 'brought' } | { kind: 'failed'; message: string };
/** Why all of them wait. `isLost`: the connection, so it goes on by itself. */
export interface Pause {
  message: string;
  isLost: boolean;
}

interface Steps<E> {
  bring: (entry: E) => Promise<unknown>;
  onOutcome: (entry: E, outcome: Outcome) => void;
  signal: AbortSignal;
}

/** Brings entries one by one, and says what happened to each. @returns what all wait for; `null` at the end, or when stopped */
export async function oneByOne<E>(
  entries: readonly E[],
  { bring, onOutcome, signal }: Steps<E>,
): Promise<Pause | null> {
  let full = '';
  for (const entry of entries) {
    if (signal.aborted) return null;
    try {
      if (!full) await bring(entry);
      onOutcome(entry, full ? { kind: 'failed', message: full } : { kind: 'brought' });
    } catch (caught) {
      logUnforeseen(caught);
      const pause = pauseOf(caught);
      if (pause) return pause;
      const { message } = failureOf(caught, messages.post.saveFailed);
      if (isFailure(caught, 'full')) full = message;
      onOutcome(entry, { kind: 'failed', message });
    }
  }
  return null;
}

/** Failures that concern all of them, and may pass. */
export function pauseOf(caught: unknown): Pause | null {
  const { code, message } = failureOf(caught);
  return code === 'no-connection' || code === 'no-session'
    ? { message, isLost: code === 'no-connection' }
    : null;
}
