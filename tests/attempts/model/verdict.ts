import { apply } from '../support/apply.ts';
import type { FirestoreWorld, FirestoreWrite } from '../support/wire.ts';
import { changeOfCounter } from './counters.ts';
import type { Finding, FoundChange } from './finding.ts';
import { changeOfItem } from './item-changes.ts';
import { isKind } from './items.ts';
import { changeOfLikes } from './likes.ts';
import type { Opinion } from './opinion.ts';
import { changeOfOrden } from './orden.ts';

export interface Judgement {
  opinion: Opinion;
  why: string[];
  after: FirestoreWorld;
}

/**
 * Judges a whole commit by its result, according to docs/data.md. It knows nothing of how rules are written
 * or that they see one write at a time.
 */
export function judge(
  before: FirestoreWorld,
  uid: string | null,
  writes: readonly FirestoreWrite[],
): Judgement {
  const after = apply(before, writes);
  const touched = new Set(writes.map(({ path }) => path));
  if (!after) return { opinion: 'bad', why: ['it can’t be done at all'], after: before };
  const findings = [...touched].flatMap((path): Finding[] => {
    if (uid === null) return [[`${path}: nobody is signed in`, 'bad']];
    return changeOf({ uid, path, before, after, touched }).map(([why, opinion]) => [
      `${path}: ${why}`,
      opinion,
    ]);
  });
  if (touched.size < writes.length) findings.push(['a document is written twice', 'open']);
  const opinion = findings.some(([, finding]) => finding === 'bad')
    ? 'bad'
    : findings.length > 0
      ? 'open'
      : 'good';
  const why = findings.filter(([, found]) => found === opinion).map(([reason]) => reason);
  return { opinion, why, after };
}

function changeOf(change: FoundChange): Finding[] {
  const parts = change.path.split('/');
  const [collection, id = '', sub, kind] = parts;
  if (parts.length === 2 && isKind(collection)) return changeOfItem(change, collection, id);
  if (parts.length === 2 && collection === 'user') return changeOfLikes(change, id);
  if (parts.length === 2 && collection === 'orden') return changeOfOrden(change, id);
  if (parts.length === 4 && collection === 'user' && sub === 'counter' && isKind(kind)) {
    return changeOfCounter(change, id, kind);
  }
  return [['nobody writes here', 'bad']];
}
