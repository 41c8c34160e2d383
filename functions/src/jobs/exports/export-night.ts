import { z } from '@vidriera/domain/zod';
import type { Bucket } from '../../base/firestore/admin.ts';
import type { CallGoogle } from './call-google.ts';
import { readAccounts } from './export-accounts.ts';

/** An alert looks for this line (ops/monitoring/policies/exports.json). */
export const EXPORTED_LINE = 'exports: complete';

export interface ExportDeps {
  call: CallGoogle;
  /** The bucket of exports: this account may add and list files, and read none. */
  bucket: Pick<Bucket, 'file' | 'getFiles' | 'name'>;
  project: string;
  now: () => Date;
  /** False when the run has to end. */
  left: () => boolean;
}

export interface NightExport {
  /** Accounts and files of this night until now. */
  accounts: number;
  files: number;
  /** True once all accounts are written and the database's export has ended. */
  done: boolean;
}

/** What a file says about itself, in the list of files. */
const partSchema = z.object({
  accounts: z.coerce.number(),
  /** Where the next file begins; missing on the last. */
  next: z.optional(z.string()),
  /** The operation that exports the database. */
  database: z.string(),
});
type Part = z.infer<typeof partSchema>;
const operationSchema = z.object({
  name: z.string(),
  done: z._default(z.boolean(), false),
  error: z.optional(z.object({ message: z.string() })),
});

/**
 * Exports a night: starts the export of the database, then writes the accounts file by file to `auth/DAY/`. A later run of the same
 * day goes on after the last file.
 * @param hash the parameters of password hashes; `null` on emulators
 * @throws Error if the database's export failed
 */
export async function exportNight(deps: ExportDeps, hash: object | null): Promise<NightExport> {
  const { call, bucket, project, now, left } = deps;
  const folder = `auth/${now().toISOString().slice(0, 10)}/`;
  const parts = await partsIn(bucket, folder);
  const database = parts[0]?.database ?? (await startDatabase(deps));
  const isComplete = () => parts.length > 0 && parts.at(-1)?.next === undefined;
  while (!isComplete() && left()) {
    const { content, count, next } = await readAccounts(
      { call, project },
      { hash, from: parts.at(-1)?.next ?? '' },
    );
    const part: Part = { accounts: count, ...(next && { next }), database };
    await bucket.file(`${folder}${String(parts.length).padStart(5, '0')}.jsonl.gz`).save(content, {
      resumable: false,
      preconditionOpts: { ifGenerationMatch: 0 }, // another run's file stays
      metadata: { contentType: 'application/gzip', cacheControl: 'no-store', metadata: { ...part } },
    });
    parts.push(part);
  }
  const { done, error } = operationSchema.parse(await call('firestore', `/v1/${database}`));
  if (error) throw new Error(`the database was not exported: ${error.message}`);
  const accounts = parts.reduce((sum, part) => sum + part.accounts, 0);
  return { accounts, files: parts.length, done: done && isComplete() };
}

async function partsIn(bucket: ExportDeps['bucket'], prefix: string): Promise<Part[]> {
  const [files] = await bucket.getFiles({ prefix });
  return files
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ metadata }) => partSchema.parse(metadata.metadata));
}

/** @returns the operation's name */
async function startDatabase({ call, bucket, project, now }: ExportDeps): Promise<string> {
  const path = `/v1/projects/${project}/databases/(default):exportDocuments`;
  const outputUriPrefix = `gs://${bucket.name}/firestore/${now().toISOString().replaceAll(':', '-')}`;
  return operationSchema.parse(await call('firestore', path, { outputUriPrefix })).name;
}
