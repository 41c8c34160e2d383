import { type Failure, failureOf, isFailure, logUnforeseen } from '@vidriera/domain/failure';
import { member } from '@vidriera/kit/going/member';
import { NOT_CONFIRMED } from '@vidriera/kit/words/mail-words';
import { mailConfirmed, type SessionUser } from '@vidriera/session';
import { useCallback, useRef, useState } from 'react';

export type AskingProblem =
  | { step: 'account' }
  | { step: 'mail'; email: string; problem: string }
  | { step: 'failed'; failure: Failure };

/** @param signal ends a read whose answer is no longer wanted */
export type AskAsUser<T> = (user: SessionUser, signal: AbortSignal) => Promise<T>;

/**
 * Runs requests of a signed-in person, one at a time. `problem` is the obstacle: sign-in, mail confirmation or a failure. After `stop`, or
 * a new beginning, an answer that comes late changes nothing.
 */
export function useAsking<T>() {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<AskingProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const last = useRef<AskAsUser<T>>(undefined);
  const underway = useRef<AbortController>(undefined);

  const run = useCallback(async (ask: AskAsUser<T>, fresh = false): Promise<void> => {
    if (underway.current) return;
    const mine = new AbortController();
    underway.current = mine;
    last.current = ask;
    setBusy(true);
    let outcome: () => void;
    try {
      const user = await member();
      if (mine.signal.aborted) return;
      const answer = user && (await askedOf(user, (asking) => ask(asking, mine.signal), fresh));
      outcome = () => {
        if (!user) setProblem({ step: 'account' });
        else if (!answer)
          setProblem({ step: 'mail', email: user.email, problem: fresh ? NOT_CONFIRMED : '' });
        else {
          setValue(answer.value);
          setProblem(null);
        }
      };
    } catch (caught) {
      logUnforeseen(caught);
      const failure = failureOf(caught);
      outcome = () =>
        setProblem(isFailure(caught, 'no-session') ? { step: 'account' } : { step: 'failed', failure });
    }
    if (mine.signal.aborted) return;
    underway.current = undefined;
    outcome();
    setBusy(false);
  }, []);

  const stop = useCallback(() => {
    underway.current?.abort();
    underway.current = undefined;
    setBusy(false);
  }, []);
  /** Starts anew with this request. @returns `stop` */
  const begin = useCallback(
    (ask: AskAsUser<T>): (() => void) => {
      stop();
      setValue(null);
      setProblem(null);
      void run(ask);
      return stop;
    },
    [run, stop],
  );
  /** Repeats the last request. @param fresh renews the token: the address may be confirmed by now */
  const again = useCallback(
    async (fresh = false): Promise<void> => {
      if (last.current) await run(last.current, fresh);
    },
    [run],
  );
  return { value, problem, busy, run, begin, again };
}

/** Returns the answer; `null` if the address must be confirmed first. The token may be older than the confirmation. */
async function askedOf<T>(
  user: SessionUser,
  ask: (user: SessionUser) => Promise<T>,
  fresh: boolean,
): Promise<{ value: T } | null> {
  if (fresh && !(await mailConfirmed({ fresh }))) return null;
  try {
    return { value: await ask(user) };
  } catch (caught) {
    if (!isFailure(caught, 'mail-not-confirmed')) throw caught;
    return (await mailConfirmed()) ? { value: await ask(user) } : null;
  }
}
