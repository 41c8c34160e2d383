import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { z } from '@vidriera/domain/zod';
import type { Bucket } from '../shared/admin.ts';
import type { CallGoogle } from './call-google.ts';

const PAGE = 1000;

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

/**
 * Exports all sign-ins with their password hashes, as packed lines of JSON: first the parameters of the hashes, then one account per line
 * (ops/src/accounts/restore-accounts.ts reads them). It uses Auth's API, because the Admin SDK encodes hashes anew.
 * @param hash the parameters; `null` on emulators, which have none
 * @returns the number of accounts
 */
export async function exportAccounts(
  { call, bucket, project }: { call: CallGoogle; bucket: Bucket; project: string },
  { file, hash }: { file: string; hash: object | null },
): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    yield `${JSON.stringify({ hash })}\n`;
    for (let token: string | undefined = ''; token !== undefined; ) {
      const query = new URLSearchParams({ maxResults: `${PAGE}`, ...(token && { nextPageToken: token }) });
      const page: z.infer<typeof pageSchema> = pageSchema.parse(
        await call('identitytoolkit', `/v1/projects/${project}/accounts:batchGet?${query}`),
      );
      for (const user of page.users) yield `${JSON.stringify(user)}\n`;
      count += page.users.length;
      token = page.users.length > 0 ? page.nextPageToken : undefined;
    }
  }
  const metadata = { contentType: 'application/gzip', cacheControl: 'no-store' };
  await pipeline(
    Readable.from(lines()),
    createGzip(),
    bucket.file(file).createWriteStream({ resumable: false, metadata }),
  );
  return count;
}
