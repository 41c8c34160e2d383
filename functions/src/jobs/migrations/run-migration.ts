import { TIPOS } from '@vidriera/domain/values/ids';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import type { Collection, Context, Migration } from './migration.ts';

const PAGE = 100;
const MAX_BAD_PATHS = 100;
/** gRPC INVALID_ARGUMENT: one document may cause it. */
const INVALID_ARGUMENT = 3;

const countSchema = z._default(z.number().check(z.int(), z.minimum(0)), 0);
const checkpointSchema = z.object({
  collection: z.enum([...TIPOS, 'user', 'username', 'case', 'held']),
  after: z.string(),
  seen: countSchema,
  written: countSchema,
  bad: countSchema,
  badPaths: z._default(z.array(z.string()), []),
  endedAt: z.optional(z.unknown()),
});

export interface RunOptions {
  name: string;
  migration: Migration;
  dryRun: boolean;
  signal: AbortSignal;
  log: (line: string) => void;
  pageSize?: number;
}
/** Totals, including interrupted runs. */
export type MigrationOutcome = { seen: number; written: number; bad: number; badPaths: string[] };

/**
 * Runs a migration page by page, from the checkpoint `internal/migration-{name}` of an interrupted run. A failing page is retried document
 * by document.
 * @throws the signal’s reason; errors of Firestore
 */
export async function runMigration(
  deps: Pick<Deps, 'db' | 'now'>,
  { name, migration, dryRun, signal, log, pageSize = PAGE }: RunOptions,
): Promise<MigrationOutcome> {
  const { db, now } = deps;
  const context: Context = { db, now, dryRun };
  const checkpoint = refs.migration(db, name);
  const stored = dryRun ? null : checkpointSchema.safeParse((await checkpoint.get()).data()).data;
  const resumed = stored && stored.endedAt === undefined ? stored : null;
  const outcome: MigrationOutcome = {
    seen: resumed?.seen ?? 0,
    written: resumed?.written ?? 0,
    bad: resumed?.bad ?? 0,
    badPaths: resumed?.badPaths ?? [],
  };
  const save = async (collection: string, after: string, more: object = {}): Promise<void> => {
    const { seen, written, bad, badPaths } = outcome;
    const sums = { seen, written, bad, badPaths };
    if (!dryRun) await checkpoint.set({ collection, after, ...sums, ...more });
  };
  if (resumed) log(`continues in ${resumed.collection} after ${resumed.after || 'nothing'}`);
  const first = resumed ? Math.max(0, migration.collections.indexOf(resumed.collection)) : 0;
  for (const collection of migration.collections.slice(first)) {
    let after = collection === resumed?.collection ? resumed.after : '';
    const query = queryFrom(db, queries.walk(collection)).limit(pageSize);
    for (;;) {
      signal.throwIfAborted();
      const { docs } = await (after ? query.startAfter(after) : query).get();
      const { written, bad } = await eachPage(context, migration, collection, docs, log);
      outcome.seen += docs.length;
      outcome.written += written;
      outcome.bad += bad.length;
      outcome.badPaths = [...outcome.badPaths, ...bad].slice(0, MAX_BAD_PATHS);
      after = docs.at(-1)?.id ?? after;
      await save(collection, after);
      if (docs.length < pageSize) break;
      log(
        `${collection}: ${outcome.seen} seen, ${outcome.written} ${dryRun ? 'would be written' : 'written'}, ${outcome.bad} bad`,
      );
    }
  }
  await save(migration.collections.at(-1) ?? '', '', { endedAt: now() });
  return outcome;
}

async function eachPage(
  context: Context,
  { page }: Migration,
  collection: Collection,
  docs: DocumentSnapshot[],
  log: (line: string) => void,
): Promise<{ written: number; bad: string[] }> {
  if (docs.length === 0) return { written: 0, bad: [] };
  try {
    return { written: await page(context, collection, docs), bad: [] };
  } catch (error) {
    if (!isOfDocument(error)) throw error;
  }
  const bad: string[] = [];
  let written = 0;
  for (const doc of docs) {
    try {
      written += await page(context, collection, [doc]);
    } catch (error) {
      if (!isOfDocument(error)) throw error;
      bad.push(doc.ref.path);
      log(`${doc.ref.path} is left as it is: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { written, bad };
}

/** Whether a document caused the error, and not the database. */
const isOfDocument = (error: unknown): boolean =>
  !(error instanceof Error && 'code' in error) || error.code === INVALID_ARGUMENT;
