import { hasWords } from '@vidriera/domain/door/has-words';
import { FIND_MOST } from '@vidriera/domain/door/limits';
import { nonceOf } from '../door-register/nonce.ts';
import { namedParties } from '../seats/listed.ts';
import { type DoorDeps, type DoorRefusal, type ListAt, standingAt, type Who } from './standing.ts';

/**
 * Finds parties by the beginnings of the words of their whole names, of which a helper sees first name and initial.
 * @returns their nonces on the list; no name leaves here
 */
export async function findAtDoor(
  deps: DoorDeps,
  at: ListAt,
  who: Who,
  words: string,
): Promise<string[] | DoorRefusal> {
  const standing = await standingAt(deps, at, who);
  if (typeof standing === 'string') return standing;
  const { event, list } = standing;
  if (!list) return [];
  const listed = await namedParties(deps.db, { ...at, edition: event.edition });
  return listed
    .filter(({ nombre }) => hasWords(nombre, words))
    .slice(0, FIND_MOST)
    .map(({ party }) => nonceOf(list.key, party.id));
}
