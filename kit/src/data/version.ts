import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';

/** Which state of an item was read: its `updatedAt`, to the nanosecond. '' for one that has none. */
export function versionOf(doc: unknown): string {
  const { updatedAt } = (doc ?? {}) as { updatedAt?: { seconds?: unknown; nanoseconds?: unknown } | null };
  return updatedAt?.seconds === undefined ? '' : `${updatedAt.seconds}.${updatedAt.nanoseconds}`;
}

/** Days and timestamps as milliseconds, references as their path: what can be compared. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value.getTime();
  if ('toMillis' in value && typeof value.toMillis === 'function') return value.toMillis();
  return 'path' in value ? value.path : value;
}

/** Whether a stored document holds all these fields with these values: an earlier try whose answer got lost wrote them. */
export const alreadyHas = (doc: Record<string, unknown>, fields: Record<string, unknown>): boolean =>
  Object.entries(fields).every(
    ([field, value]) => JSON.stringify(comparable(doc[field])) === JSON.stringify(comparable(value)),
  );

/** An item was changed elsewhere after it was read here; `version` is the one that is stored now. */
export class ChangedFailure extends Failure {
  readonly version: string;

  constructor(version: string) {
    super('changed', messages.post.changed);
    this.version = version;
  }
}
