import { numbered, numberOf, uidOf } from '../generate/attempts.ts';
import type { GeneratedRead, ReadRequest } from '../generate/reads.ts';
import { opinionOnRead } from '../model/reads.ts';
import { ask, put } from './firestore.ts';
import type { Tally } from './runs.ts';
import { text } from './wire.ts';

function request(asked: ReadRequest): [method: string, address: string, body?: unknown] {
  if ('path' in asked) return ['GET', `/${asked.path}`];
  const { collection: collectionId, uid, limit, everywhere: allDescendants } = asked;
  const filter = uid && { fieldFilter: { field: { fieldPath: 'uid' }, op: 'EQUAL', value: text(uid) } };
  const structuredQuery = {
    from: [{ collectionId, allDescendants }],
    ...(filter && { where: filter }),
    ...(limit && { limit }),
  };
  return ['POST', ':runQuery', { structuredQuery }];
}

/**
 * Sends a read and compares the verdict with the model's.
 * @throws Error naming reader, read and both verdicts
 */
export async function tryRead(attempt: GeneratedRead, tally: Tally): Promise<void> {
  const number = numberOf();
  const { actor, stored, asked } = numbered(attempt, number);
  const uid = actor === 'visitor' ? null : numbered(uidOf(actor), number);
  await put(stored);
  const { status, body } = await ask(uid, ...request(asked));
  const opinion = opinionOnRead(new Map(stored), uid, asked);
  // People may ask for their own missing document.
  const taken = status === 200 || status === 404;
  if (taken) tally.taken++;
  if (opinion === 'good') tally.right++;
  if (taken !== (opinion === 'good')) {
    throw new Error(
      `${actor} reads ${JSON.stringify(asked)}\n  rules: ${status}\n  model: ${opinion}\n  ${JSON.stringify(body).slice(0, 500)}`,
    );
  }
}
