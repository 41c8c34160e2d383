import { failureOf } from '@vidriera/domain/failure';
import { z } from '@vidriera/domain/zod';
import { readParsed, write } from '@vidriera/session/local-storage';
import { ATTEMPTS_KEY } from '../going/stored-keys.ts';

const attemptsSchema = z.record(z.string(), z.string());
/** Failures after which the act may have happened. */
const UNCERTAIN = ['no-connection', 'internal'];

/** Attempts that storage did not take: it may be forbidden or full. */
let unstored: Record<string, string> = {};

const attempts = (): Record<string, string> => ({
  ...readParsed(ATTEMPTS_KEY, attemptsSchema, 'sessionStorage'),
  ...unstored,
});

function keep(name: string, id: string | undefined): void {
  const { [name]: _, ...others } = attempts();
  const next = id === undefined ? others : { ...others, [name]: id };
  unstored = write(ATTEMPTS_KEY, JSON.stringify(next), 'sessionStorage') ? {} : next;
}

/**
 * Creates something under an id that stays the same until an answer comes, also after a reload of the tab: a lost answer doubles nothing.
 * @param name names what is created; the same name means the same thing
 * @param newId makes the id of a first attempt
 * @throws what `act` rejects with
 */
export async function asOneAttempt<T>(
  name: string,
  newId: () => string | Promise<string>,
  act: (id: string) => Promise<T>,
): Promise<T> {
  const id = attempts()[name] ?? (await newId());
  keep(name, id);
  try {
    const answer = await act(id);
    keep(name, undefined);
    return answer;
  } catch (caught) {
    if (!UNCERTAIN.includes(failureOf(caught).code)) keep(name, undefined);
    throw caught;
  }
}
