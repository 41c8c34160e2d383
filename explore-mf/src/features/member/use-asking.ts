import { type Failure, failureOf, isFailure, logUnforeseen } from '@vidriera/domain/failure';
import { NOT_CONFIRMED } from '@vidriera/kit/mail-words';
import { mailConfirmed, type SessionUser, sessionHint, whenKnown } from '@vidriera/session';
import { useCallback, useRef, useState } from 'react';

export type AskingProblem =
  | { step: 'account' }
  | { step: 'mail'; email: string; problem: string }
  | { step: 'failed'; failure: Failure };

export type AskAsUser<T> = (user: SessionUser) => Promise<T>;

/** Runs requests of a signed-in person, one at a time. `problem` is the obstacle: sign-in, mail confirmation or a failure. */
export function useAsking<T>() {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<AskingProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const last = useRef<AskAsUser<T>>(undefined);
  const underway = useRef(false);

  const run = useCallback(async (ask: AskAsUser<T>, fresh = false): Promise<void> => {
    if (underway.current) return;
    underway.current = true;
    last.current = ask;
    setBusy(true);
    try {
      const { user } = sessionHint() ? await whenKnown() : { user: null };
      const answer = user && (await askedOf(user, ask, fresh));
      if (!user) setProblem({ step: 'account' });
      else if (!answer) setProblem({ step: 'mail', email: user.email, problem: fresh ? NOT_CONFIRMED : '' });
      else {
        setValue(answer.value);
        setProblem(null);
      }
    } catch (caught) {
      logUnforeseen(caught);
      const failure = failureOf(caught);
      setProblem(isFailure(caught, 'no-session') ? { step: 'account' } : { step: 'failed', failure });
    } finally {
      underway.current = false;
      setBusy(false);
    }
  }, []);

  /** Repeats the last request. @param fresh renews the token: the address may be confirmed by now */
  const again = useCallback(
    async (fresh = false): Promise<void> => {
      if (last.current) await run(last.current, fresh);
    },
    [run],
  );
  const reset = useCallback(() => {
    setValue(null);
    setProblem(null);
  }, []);
  return { value, problem, busy, run, again, reset };
}

/** Returns the answer; `null` if the address must be confirmed first. The token may be older than the confirmation. */
async function askedOf<T>(
  user: SessionUser,
  ask: AskAsUser<T>,
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
