import { type Attempt, numbered, numberOf, uidOf } from '../generate/attempts.ts';
import type { Mutated } from '../generate/mutated.ts';
import { judge } from '../model/verdict.ts';
import { commit, difference, put, remove, stored } from './firestore.ts';
import type { Tally } from './runs.ts';
import type { FirestoreFields, FirestoreWrite } from './wire.ts';

/** An accepted commit: the documents it wrote, as stored. */
export interface TakenAttempt {
  path: string;
  fields: FirestoreFields;
}

/**
 * Tries an attempt; compares the verdict and every written path with the model. Returns the documents of an
 * accepted one, and whether the model left it open.
 * @throws Error naming person, commit, change and both verdicts
 */
export async function tryOne(
  { attempt, mutations }: Mutated<Attempt>,
  tally: Tally,
): Promise<{ documents: TakenAttempt[]; open: boolean }> {
  const number = numberOf();
  const { actor, stored: before, deleted = [], writes } = numbered(attempt, number);
  const uid = actor === 'visitor' ? null : numbered(uidOf(actor), number);
  await put([...before, ...deleted]);
  if (deleted.length > 0) await remove(deleted.map(([path]) => path));
  const status = await commit(uid, writes);
  const world = new Map(before);
  const { opinion, why, after } = judge(world, uid, writes);
  const say = (problem: string) =>
    new Error(
      [
        `${actor}, ${operation(attempt.writes)}: ${mutations.join('; ') || 'nothing changed'}`,
        `  rules: ${status === 200 ? 'allow' : 'deny'} (${status})`,
        `  model: ${{ good: 'allow', bad: 'deny', open: 'either' }[opinion]}${why.length > 0 ? ` (${why.join('; ')})` : ''}`,
        `  ${problem}`,
        `  writes: ${JSON.stringify(writes).slice(0, 1500)}`,
      ].join('\n'),
    );
  if (status >= 500) throw say('an answer of 5xx');
  const taken = status === 200;
  if (opinion !== 'open' && taken !== (opinion === 'good')) throw say('the verdicts differ');
  if (taken) tally.taken++;
  if (mutations.length === 0 && opinion === 'good') tally.right++;
  const paths = [...new Set(writes.map(({ path }) => path))].filter(
    (path) => after.has(path) || world.has(path),
  );
  const found = paths.length > 0 ? await stored(paths) : new Map<string, FirestoreFields>();
  for (const path of paths) {
    const different = difference((taken ? after : world).get(path), found.get(path));
    if (different) throw say(`${path} ${different}`);
  }
  const documents = taken ? [...found].map(([path, fields]) => ({ path, fields })) : [];
  return { documents, open: opinion === 'open' };
}

const operation = (writes: readonly FirestoreWrite[]): string =>
  writes
    .map(({ path, fields, mask }) => `${fields ? (mask ? 'update' : 'set') : 'delete'} ${path}`)
    .join(' + ');
