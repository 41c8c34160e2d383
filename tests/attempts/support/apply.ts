import type { FirestoreFields, FirestoreValue, FirestoreWorld, FirestoreWrite, Transform } from './wire.ts';
import { list, SERVER_TIME, spelled } from './wire.ts';

/** Returns the result of a commit's writes; `null` if one is impossible. */
export function apply(world: FirestoreWorld, writes: readonly FirestoreWrite[]): FirestoreWorld | null {
  const after = new Map(world);
  for (const { path, fields, mask, transforms = [], exists } of writes) {
    if (!isDocumentPath(path)) return null;
    const before = after.get(path);
    if (exists !== undefined && exists !== (before !== undefined)) return null;
    if (!fields) {
      after.delete(path);
      continue;
    }
    const written: FirestoreFields = mask ? masked(before ?? {}, fields, mask) : { ...fields };
    for (const transform of transforms)
      written[transform.fieldPath] = transformed(written[transform.fieldPath], transform);
    after.set(path, written);
  }
  return after;
}

/** Firestore's names: pairs of collection and id, neither empty nor reserved. */
function isDocumentPath(path: string): boolean {
  const parts = path.split('/');
  return (
    parts.length % 2 === 0 &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..' && !/^__.*__$/s.test(part)) &&
    parts.every((part) => Buffer.byteLength(part) <= 1500)
  );
}

function masked(before: FirestoreFields, fields: FirestoreFields, mask: string[]): FirestoreFields {
  const written = { ...before };
  for (const name of mask) {
    const value = fields[name];
    if (value) written[name] = value;
    else delete written[name];
  }
  return written;
}

const elements = (value: FirestoreValue | undefined): FirestoreValue[] =>
  value && 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
const number = (value: FirestoreValue | undefined): number | undefined => {
  if (value && 'integerValue' in value) return Number(value.integerValue);
  return value && 'doubleValue' in value ? Number(value.doubleValue) : undefined;
};
const isWhole = (value: FirestoreValue | undefined): boolean =>
  value !== undefined && 'integerValue' in value;

function transformed(before: FirestoreValue | undefined, transform: Transform): FirestoreValue {
  if ('setToServerValue' in transform) return SERVER_TIME;
  if ('increment' in transform) {
    const [a, b] = [number(before), number(transform.increment) ?? 0];
    if (a === undefined) return transform.increment;
    return isWhole(before) && isWhole(transform.increment)
      ? { integerValue: String(a + b) }
      : { doubleValue: a + b };
  }
  if ('maximum' in transform) {
    const a = number(before);
    return a !== undefined && a >= (number(transform.maximum) ?? 0)
      ? (before as FirestoreValue)
      : transform.maximum;
  }
  if ('removeAllFromArray' in transform) {
    const gone = new Set(transform.removeAllFromArray.values.map(spelled));
    return list(elements(before).filter((value) => !gone.has(spelled(value))));
  }
  const all = [...elements(before)];
  for (const value of transform.appendMissingElements.values) {
    if (!all.some((there) => spelled(there) === spelled(value))) all.push(value);
  }
  return list(all);
}
