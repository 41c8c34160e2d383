import { isFailure } from '@vidriera/domain/failure';
import { normalizeUsername } from '@vidriera/domain/usuario/username';
import { proposeUsername } from '@vidriera/domain/usuario/username-proposal';
import { usernameObjection } from '@vidriera/domain/usuario/username-refusal';
import { withoutInvisible } from '@vidriera/domain/values/invisible';
import { useEffect, useState } from 'react';

export type UsernameStatus =
  | { status: 'none' }
  | { status: 'checking' }
  /** `proposed`: it differs from the typed name. */
  | { status: 'free'; username: string; proposed: boolean }
  | { status: 'no'; reason: string; suggestions: string[] };

/** Milliseconds without typing before asking. */
const WAIT = 400;

/**
 * Checks a username while it is typed; stale answers are dropped. An invalid name ('La Peña 2026') is checked by its proposal, if there
 * is one. If the server can't be asked, nothing is shown: the form's answer will tell.
 */
export function useUsernameAvailability(text: string): UsernameStatus {
  const [response, setResponse] = useState<{ of: string; answer: UsernameStatus } | null>(null);
  const proposal = proposeUsername(text);
  const username = proposal ?? withoutInvisible(text);
  const objection = usernameObjection(normalizeUsername(username));

  useEffect(() => {
    if (objection !== null) return;
    let current = true;
    const clock = setTimeout(() => {
      void ask(username).then((answer) => {
        if (current) setResponse({ of: username, answer });
      });
    }, WAIT);
    return () => {
      current = false;
      clearTimeout(clock);
    };
  }, [username, objection]);

  if (!username) return { status: 'none' };
  if (objection !== null) return { status: 'no', reason: objection, suggestions: [] };
  if (response?.of !== username) return { status: 'checking' };
  const { answer } = response;
  return answer.status === 'free' ? { ...answer, proposed: proposal !== null } : answer;
}

async function ask(username: string): Promise<UsernameStatus> {
  const callable = await import('../requests/callable.ts').catch(() => null); // no connection
  if (!callable) return { status: 'none' };
  try {
    const {
      available,
      reason,
      suggestions,
      username: folded,
    } = await callable.call('checkUsername', { username });
    if (available) return { status: 'free', username: folded, proposed: false };
    return { status: 'no', reason: reason ?? '', suggestions };
  } catch (caught) {
    if (!isFailure(caught)) throw caught;
    return { status: 'none' };
  }
}
