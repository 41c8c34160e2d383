import {
  type FirestoreFields,
  type FirestoreValue,
  type FirestoreWorld,
  isServerTime,
  spelled,
} from '../support/wire.ts';
import type { Finding, FoundChange } from './finding.ts';
import type { ItemKind } from './items.ts';
import { elementsOf, isActive, leadsTo } from './values.ts';

const MAX = 500;
const LISTS: Record<string, ItemKind> = {
  eventLikes: 'evento',
  cursosLikes: 'curso',
  promosLikes: 'promo',
  linksLikes: 'link',
};

/** Returns faults of a person's change to their `user` document: only likes, one per list. */
export function changeOfLikes({ uid, path, before, after }: FoundChange, owner: string): Finding[] {
  const [was, is] = [before.get(path), after.get(path)];
  if (owner !== uid) return [['is somebody else’s', 'bad']];
  if (!was || !is) return [['functions alone make and delete people', 'bad']];
  if (!isActive(was)) return [['is suspended', 'bad']];
  if (isOfLetters(was, is)) return [];
  const found: Finding[] = [];
  if (!isServerTime(is.updated_time)) found.push(['updated_time', 'bad']);
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (name === 'updated_time' || spelled(was[name]) === spelled(is[name])) continue;
    const kind = LISTS[name];
    const list = elementsOf(is[name]);
    if (!kind) found.push([`${name} is written by functions`, 'bad']);
    else if (!list) found.push([`${name} is no list`, 'bad']);
    else found.push(...oneLike(name, kind, elementsOf(was[name]) ?? [], list, before));
  }
  return found;
}

/** Whether only one setting of letters changed, to a boolean. */
function isOfLetters(was: FirestoreFields, is: FirestoreFields): boolean {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changed = names.filter((name) => spelled(was[name]) !== spelled(is[name]));
  return ['figuresMail', 'reminderMail', 'reminderSoonMail', 'digestMail'].some((name) => {
    const value = is[name];
    return value !== undefined && 'booleanValue' in value && changed.every((field) => field === name);
  });
}

function oneLike(
  name: string,
  kind: ItemKind,
  was: FirestoreValue[],
  is: FirestoreValue[],
  before: FirestoreWorld,
): Finding[] {
  const [old, now] = [was.map(spelled), is.map(spelled)];
  if (
    spelledList(old) !== spelledList(now) &&
    spelledList(old.map(anywhere)) === spelledList(now.map(anywhere))
  ) {
    return [[`${name}: references to another project`, 'open']];
  }
  const came = is.filter((like) => !old.includes(spelled(like)));
  const gone = new Set(old.filter((like) => !now.includes(like)));
  if (came.length + gone.size > 1) return [[`${name}: more than one like`, 'bad']];
  if (is.length > MAX) return [[`${name}: more than there may be`, 'bad']];
  const [added] = came;
  const kept = old.filter((there) => !gone.has(there));
  if (added) {
    const item = leadsTo(added, (path) => path.startsWith(`${kind}/`) && before.has(path));
    if (item !== 'good') return [[`${name}: what came is no item of the kind`, item]];
    if (!sameSet([...kept, spelled(added)], now))
      return [[`${name}: doubles`, doubled([...kept, spelled(added)], now)]];
    return spelledList([...kept, spelled(added)]) === spelledList(now)
      ? []
      : [[`${name}: in another order`, 'open']];
  }
  if (spelledList(kept) === spelledList(now)) return [];
  return [[`${name}: neither put nor taken back`, doubled(kept, now)]];
}
const anywhere = (reference: string) => reference.replace(/projects\/[^/]+/, '');
const spelledList = (list: string[]) => list.join();
const sameSet = (a: string[], b: string[]) => spelledList([...a].sort()) === spelledList([...b].sort());
/** More duplicates are refused; fewer, or another order, are open. */
const doubled = (meant: string[], now: string[]) => (now.length > meant.length ? 'bad' : 'open');
