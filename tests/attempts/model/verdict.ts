import { apply } from '../support/apply.ts';
import type { FirestoreFields, FirestoreWorld, FirestoreWrite } from '../support/wire.ts';
import type { Finding, FoundChange } from './finding.ts';
import { changeOfItem } from './item-changes.ts';
import { type ItemKind, isKind } from './items.ts';
import { changeOfLikes } from './likes.ts';
import type { Opinion } from './opinion.ts';
import { changeOfOrden } from './orden.ts';
import { textOf } from './values.ts';

const MAX = 500;
const bad = (why: string): Finding[] => [[why, 'bad']];

const countOf = (data: FirestoreFields | undefined): number | undefined =>
  data?.count && 'integerValue' in data.count ? Number(data.count.integerValue) : undefined;

/**
 * Returns faults of a changed count. It moves by the one item of the commit, names it, never falls below 0,
 * and never passes the limit by a creation.
 */
function changeOfCounter(
  { uid, path, before, after }: FoundChange,
  owner: string,
  kind: ItemKind,
): Finding[] {
  if (owner !== uid) return bad('is somebody else’s');
  const is = after.get(path);
  if (!is) return bad('a count is never deleted');
  if (Object.keys(is).sort().join() !== 'count,lastId')
    return bad('has other fields than cantidad and ultimo');
  const moved = moves(before, after, uid, kind);
  const [item] = moved;
  if (!item || moved.length > 1) return bad(`${moved.length} items come or go`);
  if (textOf(is.lastId) !== item.id) return bad('lastId');
  const was = countOf(before.get(path)) ?? 0;
  const meant = item.comes ? was + 1 : Math.max(0, was - 1);
  if (countOf(is) !== meant) return bad('count');
  return item.comes && meant > MAX ? bad('more than there may be') : [];
}

function moves(before: FoundChange['before'], after: FoundChange['after'], uid: string, kind: ItemKind) {
  const own = (data: FirestoreFields | undefined) => textOf(data?.uid) === uid;
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => path.startsWith(`${kind}/`) && path.split('/').length === 2)
    .filter((path) => own(before.get(path)) !== own(after.get(path)))
    .map((path) => ({ id: path.slice(kind.length + 1), comes: own(after.get(path)) }));
}

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
