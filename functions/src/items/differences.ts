import { Timestamp } from 'firebase-admin/firestore';

const same = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, i) => same(one, b[i]));
  const [x, y] = [a, b].map((value) => (value instanceof Timestamp ? value.toDate() : value));
  return x instanceof Date && y instanceof Date ? x.getTime() === y.getTime() : x === y;
};

/** The fields of `wanted` that are not so in what is stored; `null` when all are, and nothing needs writing. */
export function differences(
  saved: Record<string, unknown>,
  wanted: Record<string, unknown>,
): Record<string, unknown> | null {
  const changes = Object.entries(wanted).filter(([field, value]) => !same(saved[field], value));
  return changes.length > 0 ? Object.fromEntries(changes) : null;
}
