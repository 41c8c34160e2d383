import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../shared/admin.ts';
import type { queries } from '../shared/queries.ts';

export type Collection = Exclude<Parameters<typeof queries.walk>[0], 'username' | 'claim' | 'party'>;

/** What a migration is given beside its documents. */
export type Context = Pick<Deps, 'db' | 'now'> & {
  /** Nothing is to be written, only said how much would be. */
  dryRun: boolean;
};

/** A change of stored documents, by pages. */
export interface Migration {
  /** What it does, in a line. */
  title: string;
  /** Walked through in this order. */
  collections: readonly Collection[];
  /**
   * Brings documents of one collection to what they should be, and writes only what differs: it may meet the same ones again.
   * @returns how many documents were written, or would be
   * @throws whatever one of them makes it throw; each is then given to it alone
   */
  page: (context: Context, collection: Collection, docs: DocumentSnapshot[]) => Promise<number>;
}

/** Thrown for a document that a migration can't handle: it is left as it is, and told. */
export class BadDocument extends Error {
  override name = 'BadDocument';
}
