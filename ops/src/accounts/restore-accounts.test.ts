import { Readable } from 'node:stream';
import { z } from '@vidriera/domain/zod-classic';
import { expect, it } from 'vitest';
import type { GoogleCaller } from '../google/call.ts';
import { restoreAccounts } from './restore-accounts.ts';

const HASH = { algorithm: 'SCRYPT', signerKey: 'clave', saltSeparator: 'Bw==', rounds: 8, memoryCost: 14 };
const ANA = { localId: 'ana', email: 'ana@example.com', passwordHash: 'hash', salt: 'sal' };
const LUZ = { localId: 'luz', email: 'luz@example.com' };
const lines = (...all: object[]) => Readable.from(all.map((one) => JSON.stringify(one)));
const namesSchema = z.object({ localId: z.array(z.string()) });

/** Auth with one account; it refuses `luz`. */
function auth(existingIds: string[] = []) {
  const created: object[] = [];
  const google: GoogleCaller = {
    project: 'vidriera-test',
    token: async () => 'token',
    signal: new AbortController().signal,
    pauseMs: 1,
    looks: 1,
    send: async (url, { body = '{}' }) => {
      const request: unknown = JSON.parse(body);
      const answer = (value: object) => ({ status: 200, text: async () => JSON.stringify(value) });
      if (url.endsWith(':lookup')) {
        const { localId } = namesSchema.parse(request);
        return answer({
          users: localId.filter((id) => existingIds.includes(id)).map((id) => ({ localId: id })),
        });
      }
      created.push(request as object);
      return answer(body.includes('"luz"') ? { error: [{ index: 1, message: 'no' }] } : {});
    },
  };
  return { google, created };
}

it('sends hashes with their parameters, without fields that Auth does not import', async () => {
  const { google, created } = auth();
  const log: string[] = [];
  const options = { dryRun: false, log: (line: string) => void log.push(line) };
  const outcome = await restoreAccounts(
    google,
    lines({ hash: HASH }, { ...ANA, lastRefreshAt: 'x' }, LUZ),
    options,
  );
  const { algorithm, ...parameters } = HASH;
  expect(created).toEqual([{ hashAlgorithm: algorithm, ...parameters, users: [ANA, LUZ] }]);
  expect(outcome).toEqual({ restored: 1, present: 0, failed: 1 });
  expect(log).toEqual(['luz was not restored: no']);
});

it('leaves present accounts alone', async () => {
  const { google, created } = auth(['ana']);
  const options = { dryRun: false, log: () => undefined };
  expect(await restoreAccounts(google, lines({ hash: HASH }, ANA), options)).toEqual({
    restored: 0,
    present: 1,
    failed: 0,
  });
  expect(created).toEqual([]);
});

it('refuses a file that is no export', async () => {
  const options = { dryRun: false, log: () => undefined };
  await expect(restoreAccounts(auth().google, lines(ANA), options)).rejects.toThrow('no export of accounts');
});
