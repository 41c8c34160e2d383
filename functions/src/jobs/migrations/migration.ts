import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import type { queries } from '../../base/firestore/queries.ts';

export type Collection = Exclude<Parameters<typeof queries.walk>[0], 'claim' | 'party'>;

export type Context = Pick<Deps, 'db' | 'now'> & {
  dryRun: boolean;
};

export interface Migration {
  title: string;
  /** Migrated in this order. */
  collections: readonly Collection[];
  /**
   * Migrates documents and writes only differences. Idempotent.
   * @returns documents written
   * @throws if one fails; each is then retried alone
   */
  page: (context: Context, collection: Collection, docs: DocumentSnapshot[]) => Promise<number>;
}

/** Thrown for a document that the migration skips. */
export class BadDocument extends Error {
  override name = 'BadDocument';
}
