import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { exportsBucket } from '@vidriera/domain/site/exports';
import { expect, it } from 'vitest';
import type { Deps } from '../../functions/src/base/firestore/admin.ts';
import { reconcile } from '../../functions/src/jobs/daily/reconcile.ts';
import { googleCaller } from '../../functions/src/jobs/exports/call-google.ts';
import { exportNight } from '../../functions/src/jobs/exports/export-night.ts';
import { creador } from '../../functions/src/testing/data.ts';
import type { Emulation } from '../../local/src/emulators/emulators.ts';
import { withStack } from '../../local/src/stack/with-stack.ts';
import { restoreAccounts } from '../../ops/src/accounts/restore-accounts.ts';
import type { GoogleCaller, SendRequest } from '../../ops/src/google/call.ts';
import { servicesOf } from './restore.ts';

const UIDS = Array.from({ length: 120 }, (_, i) => `persona-${i}`); // two batches
const NOW = new Date('2026-11-25T09:00:00Z');
const PASSWORD = 'una clave larga';
const { signal } = new AbortController();
const stack = { name: `accounts-${process.pid}`, only: ['auth', 'firestore', 'storage'] as const, signal };

/** Sends Auth's requests to the emulator. */
const toEmulator =
  (host: string): SendRequest =>
  (url, init) =>
    fetch(url.replace('https://', `http://${host}/`), init);

/** Signs in by Auth's API. */
async function signIn(host: string, email: string): Promise<number> {
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const body = JSON.stringify({ email, password: PASSWORD, returnSecureToken: true });
  const headers = { 'content-type': 'application/json' };
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

async function countOf({ auth }: Deps): Promise<number> {
  return (await auth.listUsers(1000)).users.length;
}

// The emulator has no scrypt and no permissions: that real hashes open, and that only vidriera-exports reads them, shows in a project alone.
it('lost sign-ins come back from an export with their passwords, and no account is removed meanwhile', async () => {
  await withStack(stack, async (emulation: Emulation) => {
    const deps = servicesOf(emulation, 'accounts', () => NOW);
    const host = emulation.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
    for (const uid of UIDS)
      await deps.auth.createUser({ uid, email: `${uid}@example.com`, password: PASSWORD });
    await creador(deps.db, 'persona-0', { created_time: new Date('2026-11-01T12:00:00Z') });
    const project = emulation.projectId;
    const bucket = deps.bucket.storage.bucket(exportsBucket(project));
    const auth = googleCaller({ FIREBASE_AUTH_EMULATOR_HOST: host });
    const night = { name: 'projects/p/databases/(default)/operations/night', done: true };
    const call: typeof auth = async (api, ...rest) => (api === 'firestore' ? night : auth(api, ...rest));
    const run = () => exportNight({ call, bucket, project, now: () => NOW, left: () => true }, null);
    expect(await run()).toEqual({ accounts: UIDS.length, files: 1, done: true });
    expect(await run(), 'a second run finds it complete').toMatchObject({ files: 1, done: true });
    const [files] = await bucket.getFiles({ prefix: 'auth/' });
    const [file] = files;
    if (!file) throw new Error('no file of accounts');

    await deps.auth.deleteUsers(UIDS.slice(1));
    await deps.auth.updateUser('persona-0', { emailVerified: true });
    const google: GoogleCaller = {
      project,
      token: async () => 'owner',
      send: toEmulator(host),
      signal,
      pauseMs: 1,
      looks: 1,
    };
    const restore = (dryRun: boolean) => {
      const input = file.createReadStream().pipe(createGunzip());
      return restoreAccounts(google, createInterface({ input }), { dryRun, log: console.log });
    };
    const missing = UIDS.length - 1;
    expect(await restore(true)).toEqual({ restored: missing, present: 1, failed: 0 });
    expect(await countOf(deps)).toBe(1);
    expect(await restore(false)).toEqual({ restored: missing, present: 1, failed: 0 });
    expect(await countOf(deps)).toBe(UIDS.length);
    expect((await deps.auth.getUser('persona-0')).emailVerified, 'a present account stays').toBe(true);
    expect(await signIn(host, 'persona-119@example.com')).toBe(200);
    expect(await restore(false)).toEqual({ restored: 0, present: UIDS.length, failed: 0 });
    expect((await reconcile(deps)).removed).toBe(0);

    await deps.auth.deleteUser('persona-0');
    expect((await reconcile(deps)).removed, 'a night without a pause').toBe(1);
  });
});
