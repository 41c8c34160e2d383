import type { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { reportUnreadable } from './readable-items.ts';

/**
 * A stored document that its schema refuses. Lists and the night skip and log it. Transactions that give or free something throw it, so
 * that nothing is given twice. Deletions go by path.
 */
export class UnreadableDocument extends Error {
  readonly path: string;
  constructor(path: string, cause?: unknown) {
    super(`${path} is unreadable`, { cause });
    this.path = path;
  }
}

/** Parses a stored document. @throws UnreadableDocument */
export function parseStored<S extends z.ZodMiniType>(
  schema: S,
  { ref }: Pick<DocumentSnapshot, 'ref'>,
  data: unknown,
): z.output<S> {
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new UnreadableDocument(ref.path, parsed.error);
  return parsed.data;
}

/** Reads documents for a list; leaves out and logs unreadable ones. */
export function readable<D, T>(docs: readonly D[], read: (doc: D) => T | null): T[] {
  const paths: string[] = [];
  const list: T[] = [];
  for (const doc of docs) {
    try {
      const value = read(doc);
      if (value !== null) list.push(value);
    } catch (error) {
      paths.push(pathOfUnreadable(error));
    }
  }
  reportUnreadable(paths);
  return list;
}

/** Returns a document, `null` if it is missing or unreadable, and logs the latter. */
export const readableOrNull = <D, T>(doc: D, read: (doc: D) => T | null): T | null =>
  readable([doc], read)[0] ?? null;

/** Returns the path. @throws any other error */
export function pathOfUnreadable(error: unknown): string {
  if (error instanceof UnreadableDocument) return error.path;
  throw error;
}
