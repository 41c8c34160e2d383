import { DERIVED_FIELDS } from '@vidriera/domain/item/item';
import { DocumentReference, Timestamp } from 'firebase-admin/firestore';

const same = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((element, i) => same(element, b[i]));
  if (a instanceof DocumentReference && b instanceof DocumentReference) return a.isEqual(b);
  if (a instanceof Timestamp && b instanceof Timestamp) return a.isEqual(b);
  const [x, y] = [a, b].map((value) => (value instanceof Timestamp ? value.toDate() : value));
  return x instanceof Date && y instanceof Date ? x.getTime() === y.getTime() : x === y;
};

/** Returns the derived fields that differ; `null` if none. */
export function differences(
  saved: Record<string, unknown>,
  derived: Record<string, unknown>,
): Record<string, unknown> | null {
  const changes = Object.entries(derived).filter(([field, value]) => !same(saved[field], value));
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}

const DERIVED = new Set<string>(DERIVED_FIELDS);

export const isDerivation = (before: Record<string, unknown>, after: Record<string, unknown>): boolean =>
  Object.keys({ ...before, ...after }).every(
    (field) => DERIVED.has(field) || same(before[field], after[field]),
  );
