import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';
import { UnreadableDocument } from '../../base/firestore/unreadable.ts';

/** Most paths that are kept; more say nothing new. */
const MOST = 100;
/** The document `internal/unreadable`. `npm run health` reads it (ops/src/health/checks.ts). */
const foundSchema = z.catch(z.object({ paths: z.array(z.string()) }), { paths: [] });

/** Tells which of a night's documents are unreadable, and keeps the list of all that were found and not mended. */
export function unreadableFound(db: Firestore) {
  const seen = new Map<string, boolean>();
  return {
    /** @param read returns `null`, or throws UnreadableDocument, for an unreadable document */
    look(docs: readonly DocumentSnapshot[], read: (doc: DocumentSnapshot) => unknown): void {
      for (const doc of docs) seen.set(doc.ref.path, isReadable(doc, read));
    },
    async keep(): Promise<void> {
      const ref = refs.unreadable(db);
      const { paths } = foundSchema.parse((await ref.get()).data());
      const before = paths.filter((path) => !seen.has(path));
      const stored = before.length > 0 ? await db.getAll(...before.map((path) => db.doc(path))) : [];
      const left = stored.filter(({ exists }) => exists).map((doc) => doc.ref.path);
      const bad = [...seen].flatMap(([path, isGood]) => (isGood ? [] : [path]));
      await ref.set({ paths: [...left, ...bad].slice(0, MOST) });
    },
  };
}

function isReadable(doc: DocumentSnapshot, read: (doc: DocumentSnapshot) => unknown): boolean {
  try {
    return read(doc) !== null;
  } catch (error) {
    if (error instanceof UnreadableDocument) return false;
    throw error;
  }
}
