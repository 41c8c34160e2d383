import { normalizeUsername } from 'domain/usuario/username';
import { usernameObjection } from 'domain/usuario/username-refusal';
import { isFailure } from 'kit/failure';
import { useEffect, useState } from 'react';

export type Available =
  | { status: 'none' }
  | { status: 'checking' }
  | { status: 'free'; username: string }
  | { status: 'no'; reason: string; suggestions: string[] };

/** Milliseconds of quiet before a name is asked for. */
const WAIT = 400;

/**
 * Whether a username can be had, asked for while it is typed; the answer to an older text is dropped. What can't be a
 * username is not asked for. Where the server can't be asked nothing is said: signing up will tell.
 */
export function useAvailability(text: string): Available {
  const [response, setResponse] = useState<{ of: string; answer: Available } | null>(null);
  const username = text.trim();
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
  return response?.of === username ? response.answer : { status: 'checking' };
}

/** What the server says of a name; `nothing` where it can't be asked. */
async function ask(username: string): Promise<Available> {
  const callable = await import('kit/callable').catch(() => null); // no connection
  if (!callable) return { status: 'none' };
  try {
    const {
      available,
      reason,
      suggestions,
      username: folded,
    } = await callable.call('checkUsername', { username });
    if (available) return { status: 'free', username: folded };
    return { status: 'no', reason: reason ?? '', suggestions };
  } catch (caught) {
    if (!isFailure(caught)) throw caught;
    return { status: 'none' };
  }
}
