import { gzipSync } from 'node:zlib';
import { z } from '@vidriera/domain/zod';
import type { CallGoogle } from './call-google.ts';

const PAGE = 1000;
/** Pages of one file: some 20 MB before packing. */
const PAGES = 20;

const hashSchema = z.looseObject({ signerKey: z.string() });
const configSchema = z.object({ signIn: z.object({ hashConfig: z.optional(hashSchema) }) });
const pageSchema = z.object({
  users: z._default(z.array(z.looseObject({ localId: z.string() })), []),
  nextPageToken: z.optional(z.string()),
});

/**
 * Returns the parameters of password hashes.
 * @throws Error if the function's account may not read them: the export could not be restored
 */
export async function hashParameters(call: CallGoogle, project: string): Promise<object> {
  const path = `/admin/v2/projects/${project}/config`;
  const { hashConfig } = configSchema.parse(await call('identitytoolkit', path)).signIn;
  if (!hashConfig) throw new Error('the account may not read the parameters of password hashes');
  return hashConfig;
}

/** A stretch of the accounts, packed; `next` is where the following one begins, missing at the end. */
export interface AccountsPart {
  content: Buffer;
  count: number;
  next?: string | undefined;
}

/**
 * Reads a stretch of the sign-ins with their password hashes, as packed lines of JSON: first the parameters of the hashes, then one
 * account per line (ops/src/accounts/restore-accounts.ts reads them). It uses Auth's API, because the Admin SDK encodes hashes anew.
 * @param hash the parameters; `null` on emulators, which have none
 * @param from where the stretch begins; empty at the start
 */
export async function readAccounts(
  { call, project }: { call: CallGoogle; project: string },
  { hash, from, pages = PAGES }: { hash: object | null; from: string; pages?: number },
): Promise<AccountsPart> {
  const lines = [JSON.stringify({ hash })];
  let token: string | undefined = from;
  for (let page = 0; page < pages && token !== undefined; page++) {
    const query = new URLSearchParams({ maxResults: `${PAGE}`, ...(token && { nextPageToken: token }) });
    const { users, nextPageToken }: z.infer<typeof pageSchema> = pageSchema.parse(
      await call('identitytoolkit', `/v1/projects/${project}/accounts:batchGet?${query}`),
    );
    for (const user of users) lines.push(JSON.stringify(user));
    // Auth ends with an empty page that has a token too.
    token = users.length > 0 ? nextPageToken : undefined;
  }
  return { content: gzipSync(`${lines.join('\n')}\n`), count: lines.length - 1, next: token };
}
