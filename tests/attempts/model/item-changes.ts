import { createHash } from 'node:crypto';
import { type FirestoreFields, type FirestoreValue, isServerTime, spelled } from '../support/wire.ts';
import type { Finding, FoundChange } from './finding.ts';
import { CHANGEABLE, faults, type ItemKind } from './items.ts';
import { isActive, leadsTo, textOf } from './values.ts';

const DERIVED = [
  'proximaFecha',
  'visible',
  'retenido',
  'retirado',
  'cambiaEl',
  'empieza',
  'publicadoEl',
  'canceladoEl',
  'cantLikes',
  'localidadEfectiva',
  'zona',
  'fechaAnterior',
  'listedHosts',
  'alikeHosts',
];
const isDerived = (name: string) => DERIVED.includes(name);
const bad = (why: string): Finding => [why, 'bad'];

/** Returns faults of a created, changed or deleted item by docs/data.md, "Items". */
export function changeOfItem(change: FoundChange, kind: ItemKind, id: string): Finding[] {
  const { uid, path, before, after } = change;
  const [was, is] = [before.get(path), after.get(path)];
  if (!was) return is ? comes(change, kind, id, is) : [bad('there is nothing to delete')];
  if (textOf(was.uid) !== uid) return [bad('is somebody else’s')];
  if (!is)
    return [
      ...('frozenAt' in (before.get(`user/${uid}`) ?? {}) ? [bad('the owner is frozen')] : []),
      ...uncounted(change, kind),
    ];
  const found = changes(kind, uid, was, is);
  return isActive(before.get(`user/${uid}`)) ? found : [...found, bad('the owner is suspended')];
}

/**
 * New ids begin with 12 hex digits of the SHA-256 of the owner's uid, then 12 to 20 letters and digits
 * follow.
 */
function isOwnNewId(id: string, uid: string): boolean {
  const [prefix, rest] = [id.slice(0, 12), id.slice(12)];
  const isOwn = prefix === createHash('sha256').update(uid).digest('hex').slice(0, 12);
  return isOwn && rest.length >= 12 && rest.length <= 20 && !/[^A-Za-z0-9]/.test(rest);
}

function comes(change: FoundChange, kind: ItemKind, id: string, is: FirestoreFields): Finding[] {
  const { uid, before } = change;
  const found: Finding[] = [];
  if (!isOwnNewId(id, uid)) found.push(bad('an id that is not the owner’s to make'));
  if (uid.startsWith('unconfirmed')) found.push(bad('the address is not confirmed'));
  if (textOf(before.get(`user/${uid}`)?.role) !== 'creador') found.push(bad('the owner is no creador'));
  if (!isActive(before.get(`user/${uid}`))) found.push(bad('the owner is suspended'));
  if (textOf(is.uid) !== uid) found.push(bad('uid'));
  const owner = leadsTo(is.refUsuario, (path) => path === `user/${uid}`);
  if (owner !== 'good') found.push(['refUsuario', owner]);
  const times = ['createdAt', 'updatedAt', ...(kind === 'promo' ? ['fecha'] : [])];
  for (const name of times) if (!isServerTime(is[name])) found.push(bad(name));
  const known = [...Object.keys(CHANGEABLE[kind]), ...times, 'uid', 'refUsuario'];
  for (const name of Object.keys(is)) {
    if (!known.includes(name))
      found.push(bad(isDerived(name) ? `${name} is derived` : `${name} is no field`));
  }
  return [...found, ...faults(kind, is, uid), ...(counted(change, kind) ? [] : [bad('is not counted')])];
}

function changes(kind: ItemKind, uid: string, was: FirestoreFields, is: FirestoreFields): Finding[] {
  const found: Finding[] = [];
  if (!isServerTime(is.updatedAt)) found.push(bad('updatedAt'));
  if (is.reemplaza && !same(is.reemplaza, was.updatedAt)) found.push(bad('reemplaza another version'));
  for (const name of new Set([...Object.keys(was), ...Object.keys(is)])) {
    if (name in CHANGEABLE[kind] || name === 'updatedAt' || name === 'reemplaza') continue;
    if (same(was[name], is[name])) continue;
    const owner = name === 'refUsuario' ? leadsTo(is[name], (path) => path === `user/${uid}`) : 'bad';
    found.push([`${name} never changes`, owner === 'open' ? 'open' : 'bad']);
  }
  return [...found, ...faults(kind, is, uid, was)];
}

/** 3 and 3.0 are equal. */
const same = (a: FirestoreValue | undefined, b: FirestoreValue | undefined): boolean =>
  spelled(a) === spelled(b) || (numberOf(a) !== undefined && numberOf(a) === numberOf(b));
const numberOf = (value: FirestoreValue | undefined): number | undefined =>
  value && 'integerValue' in value
    ? Number(value.integerValue)
    : value && 'doubleValue' in value
      ? Number(value.doubleValue)
      : undefined;

const counterOf = (uid: string, kind: ItemKind) => `user/${uid}/counter/${kind}`;
/** Whether the counter is written too; its own contract checks how. */
const counted = ({ uid, touched }: FoundChange, kind: ItemKind): boolean => touched.has(counterOf(uid, kind));
const uncounted = (change: FoundChange, kind: ItemKind): Finding[] =>
  change.before.has(counterOf(change.uid, kind)) && !counted(change, kind) ? [bad('is not counted')] : [];
