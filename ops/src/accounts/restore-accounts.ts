import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '@vidriera/local/cli/user-error';
import { callGoogle, type GoogleCaller } from '../google/call.ts';

/** Most that Auth looks up at once. */
const BATCH = 100;

const hashSchema = z.object({
  hash: z
    .object({
      algorithm: z.string(),
      signerKey: z.string(),
      saltSeparator: z.string(),
      rounds: z.number(),
      memoryCost: z.number(),
    })
    .nullable(),
});
/** The fields that Auth imports. */
const accountSchema = z.object({
  localId: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean().optional(),
  passwordHash: z.string().optional(),
  salt: z.string().optional(),
  displayName: z.string().optional(),
  createdAt: z.string().optional(),
  lastLoginAt: z.string().optional(),
  disabled: z.boolean().optional(),
  customAttributes: z.string().optional(),
});
type Account = z.infer<typeof accountSchema>;
const lookupSchema = z.object({ users: z.array(z.object({ localId: z.string() })).default([]) });
const outcomeSchema = z.object({
  error: z.array(z.object({ index: z.number().default(0), message: z.string() })).default([]),
});

export interface RestoreOutcome {
  restored: number;
  /** Accounts that exist: they stay as they are. */
  present: number;
  failed: number;
}

/**
 * Creates the missing sign-ins of an export, with their passwords. It may be interrupted and repeated.
 * @param lines of the unpacked export (functions/src/jobs/exports/export-accounts.ts)
 * @throws UserError when a line is no account; earlier lines are restored
 */
export async function restoreAccounts(
  google: GoogleCaller,
  lines: AsyncIterable<string>,
  { dryRun, log }: { dryRun: boolean; log: (line: string) => void },
): Promise<RestoreOutcome> {
  const outcome: RestoreOutcome = { restored: 0, present: 0, failed: 0 };
  let hash: z.infer<typeof hashSchema>['hash'] | undefined;
  let batch: Account[] = [];
  const flush = async () => {
    if (batch.length > 0) await restoreBatch(google, { batch, hash: hash ?? null, dryRun, log }, outcome);
    batch = [];
  };
  for await (const line of lines) {
    if (hash === undefined) ({ hash } = parsed(hashSchema, line));
    else if (batch.push(parsed(accountSchema, line)) === BATCH) await flush();
  }
  await flush();
  return outcome;
}

function parsed<T>(schema: z.ZodType<T>, line: string): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch (error) {
    throw new UserError(`The file is no export of accounts: ${(error as Error).message}`);
  }
}

async function restoreBatch(
  google: GoogleCaller,
  {
    batch,
    hash,
    dryRun,
    log,
  }: {
    batch: Account[];
    hash: z.infer<typeof hashSchema>['hash'];
    dryRun: boolean;
    log: (line: string) => void;
  },
  outcome: RestoreOutcome,
): Promise<void> {
  const path = `/v1/projects/${google.project}/accounts`;
  const localId = batch.map((account) => account.localId);
  const found = lookupSchema.parse(
    await callGoogle(google, 'POST', 'identitytoolkit', `${path}:lookup`, { localId }),
  );
  const existingIds = new Set(found.users.map((user) => user.localId));
  const users = batch.filter((account) => !existingIds.has(account.localId));
  outcome.present += batch.length - users.length;
  if (users.length === 0) return;
  if (!dryRun) {
    const { algorithm, ...parameters } = hash ?? { algorithm: 'SCRYPT' };
    const body = { hashAlgorithm: algorithm, ...parameters, users };
    const { error } = outcomeSchema.parse(
      await callGoogle(google, 'POST', 'identitytoolkit', `${path}:batchCreate`, body),
    );
    for (const { index, message } of error) log(`${users[index]?.localId} was not restored: ${message}`);
    outcome.failed += error.length;
    outcome.restored += users.length - error.length;
  } else outcome.restored += users.length;
}
