import { TIPOS } from '@vidriera/domain/values/ids';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../shared/admin.ts';
import { aQuery, queries } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import type { Collection, Context, Migration } from './migration.ts';

/** Documents read at a time. */
const PAGE = 100;
/** Paths of bad documents that the checkpoint keeps; more are told as they come. */
const KEPT = 100;
/** gRPC's INVALID_ARGUMENT: what of Firestore's refusals one document can be at fault for. */
const INVALID_ARGUMENT = 3;

const countSchema = z._default(z.number().check(z.int(), z.minimum(0)), 0);
const checkpointSchema = z.object({
  collection: z.enum([...TIPOS, 'user']),
  after: z.string(),
  seen: countSchema,
  written: countSchema,
  bad: countSchema,
  badPaths: z._default(z.array(z.string()), []),
  endedAt: z.optional(z.unknown()),
});

/** How a run is made. */
export interface RunOptions {
  name: string;
  migration: Migration;
  dryRun: boolean;
  signal: AbortSignal;
  log: (line: string) => void;
  pageSize?: number;
}
/** How many documents were seen, written, and left because they are bad, since the run began, interruptions included. */
export type MigrationOutcome = { seen: number; written: number; bad: number; badPaths: string[] };

/**
 * Goes through the collections of a migration, page by page in the order of ids. After each page it writes down how far it came
 * (`internal/migration-{name}`), so that a run that was cut off, at whatever moment, goes on there; one that came to its end begins anew. A page that fails is
 * tried document by document: what is at fault is left and told. A dry run begins at the beginning, and writes down nothing.
 * @throws the signal's reason when it is aborted; what Firestore throws of which no document is the cause
 */
export async function runMigration(
  deps: Pick<Deps, 'db' | 'now'>,
  { name, migration, dryRun, signal, log, pageSize = PAGE }: RunOptions,
): Promise<MigrationOutcome> {
  const { db, now } = deps;
  const context: Context = { db, now, dryRun };
  const place = refs.migration(db, name);
  const stored = dryRun ? null : checkpointSchema.safeParse((await place.get()).data()).data;
  const goesOn = stored && stored.endedAt === undefined ? stored : null;
  const outcome: MigrationOutcome = {
    seen: goesOn?.seen ?? 0,
    written: goesOn?.written ?? 0,
    bad: goesOn?.bad ?? 0,
    badPaths: goesOn?.badPaths ?? [],
  };
  const save = async (collection: string, after: string, more: object = {}): Promise<void> => {
    const { seen, written, bad, badPaths } = outcome;
    const sums = { seen, written, bad, badPaths };
    if (!dryRun) await place.set({ collection, after, ...sums, ...more });
  };
  if (goesOn) log(`goes on in ${goesOn.collection} after ${goesOn.after || 'nothing'}`);
  const first = goesOn ? Math.max(0, migration.collections.indexOf(goesOn.collection)) : 0;
  for (const collection of migration.collections.slice(first)) {
    let after = collection === goesOn?.collection ? goesOn.after : '';
    const query = aQuery(db, queries.walk(collection)).limit(pageSize);
    for (;;) {
      signal.throwIfAborted();
      const { docs } = await (after ? query.startAfter(after) : query).get();
      const { written, bad } = await eachPage(context, migration, collection, docs, log);
      outcome.seen += docs.length;
      outcome.written += written;
      outcome.bad += bad.length;
      outcome.badPaths = [...outcome.badPaths, ...bad].slice(0, KEPT);
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

/** Gives a page to a migration, and each of its documents alone where that fails. */
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

/** Whether a document may be at fault, and not the database or the way to it: those would fail of all others too. */
const isOfDocument = (error: unknown): boolean =>
  !(error instanceof Error && 'code' in error) || error.code === INVALID_ARGUMENT;
