import type { FirestoreFields } from '../support/wire.ts';
import type { Finding, FoundChange } from './finding.ts';
import type { ItemKind } from './items.ts';
import { textOf } from './values.ts';

const MAX = 500;
const bad = (why: string): Finding[] => [[why, 'bad']];

const countOf = (data: FirestoreFields | undefined): number | undefined =>
  data?.count && 'integerValue' in data.count ? Number(data.count.integerValue) : undefined;

/**
 * Returns faults of a changed count. It moves by the one item of the commit, names it, never falls below 0,
 * and never passes the limit by a creation.
 */
export function changeOfCounter(
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
