import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';

/** Returns an item's version: its `updatedAt` to the nanosecond; '' without one. */
export function versionOf(doc: unknown): string {
  const { updatedAt } = (doc ?? {}) as { updatedAt?: { seconds?: unknown; nanoseconds?: unknown } | null };
  return updatedAt?.seconds === undefined ? '' : `${updatedAt.seconds}.${updatedAt.nanoseconds}`;
}

/** Makes stored values comparable: times as milliseconds, references as paths. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.getTime();
  if ('toMillis' in value && typeof value.toMillis === 'function') return value.toMillis();
  return 'path' in value ? value.path : value;
}

/** Returns whether a stored document has these field values: then an earlier attempt wrote them and its answer was lost. */
export const alreadyHas = (doc: Record<string, unknown>, fields: Record<string, unknown>): boolean =>
  Object.entries(fields).every(
    ([field, value]) => JSON.stringify(comparable(doc[field])) === JSON.stringify(comparable(value)),
  );

/**
 * The stored item has other fields than those to be written; `version` is the stored one. 'changed': it was changed elsewhere since it was
 * read. 'published': an earlier attempt, or another tab with the same draft, published it.
 */
export class ChangedFailure extends Failure {
  readonly version: string;

  constructor(version: string, code: 'changed' | 'published' = 'changed') {
    super(code, messages.post[code]);
    this.version = version;
  }
}
