import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { beforeEach, expect, test } from 'vitest';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { refs } from '../../base/firestore/refs.ts';
import { putPeople } from '../../testing/data.ts';
import { clear, hold } from '../../testing/holds.ts';
import { project } from '../../testing/project.ts';
import { addModerator } from './moderators.ts';
import { requireModerator } from './require-moderator.ts';

let moment = Date.now();
const services = project('moderators', () => new Date(moment));
const { db, auth } = services;
const HOUR = 3_600_000;

/** Runs the operator's program as `npm run moderators` does. */
function moderators(...words: string[]) {
  const { projectId, storageBucket } = auth.app.options;
  const env = {
    ...process.env,
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket }),
  };
  const program = join(import.meta.dirname, '../../jobs/operator/moderators.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env,
  });
  return { status, printed: stdout.trim() || stderr };
}
/** Asks as `uid` with a sign-in some hours old. @returns the uid, or the code of the refusal */
const asks = (uid: string, hours = 1) =>
  requireModerator(services, {
    auth: { uid, token: { auth_time: (moment - hours * HOUR) / 1000 } as never, rawToken: '' },
  }).catch((error: { details?: { code?: string } }) => error.details?.code);

beforeEach(async () => {
  moment = Date.now();
  const { users } = await auth.listUsers();
  await auth.deleteUsers(users.map(({ uid }) => uid));
  await Promise.all(['user', 'moderators'].map((name) => db.recursiveDelete(db.collection(name))));
  await putPeople(services, ['ana', 'beto']);
  await auth.createUser({ uid: 'ana', email: 'ana@correo.example', emailVerified: true });
  await auth.createUser({ uid: 'beto', email: 'beto@correo.example' });
  expect(await addModerator(services, 'ana@correo.example')).toBe('added');
});

test('a moderator passes until removed, with the same token', async () => {
  expect(moderators('add', 'ana@correo.example')).toEqual({
    status: 0,
    printed: 'ana@correo.example is a moderator',
  });
  expect(moderators('list').printed).toBe('ana@correo.example');
  expect(await asks('ana')).toBe('ana');
  expect(moderators('remove', 'ana@correo.example').status).toBe(0);
  expect(await asks('ana')).toBe('not-found');
  expect(moderators('list').printed).toBe('there are no moderators');
});

test.each([
  ['an unknown address', ['add', 'nadie@correo.example'], 'has no open account'],
  ['an unconfirmed one', ['add', 'beto@correo.example'], 'has not confirmed'],
  ['no address', ['add', 'ana'], 'ZodError'],
  ['an unknown word', ['make', 'beto@correo.example'], 'ZodError'],
])('%s adds nobody', async (_, words, printed) => {
  expect(moderators(...words)).toEqual({ status: 1, printed: expect.stringContaining(printed) });
  expect(await asks('beto')).toBe('not-found');
});

test('a sign-in lasts twelve hours', async () => {
  expect(await asks('ana', 12)).toBe('ana');
  expect(await asks('ana', 12.1)).toBe('stale-session');
});

test('a closed account has no session', async () => {
  await refs.user(db, 'ana').update({ closedAt: new Date() });
  expect(await asks('ana')).toBe('no-session');
});

test.each([
  ['is suspended', { suspendedUntil: new Date(Date.now() + HOUR) }],
  ['has an unreadable suspension', { suspendedUntil: 'for good' }],
])('an account that %s has no right', async (_, fields) => {
  await refs.user(db, 'ana').update(fields);
  expect(await asks('ana')).toBe('not-found');
});

test('an account that a decision holds has no right; one that complaints alone hold has', async () => {
  const subject = subjectOf('user', 'ana');
  await hold(services, subject, 'complaints');
  expect(await asks('ana')).toBe('ana');
  await hold(services, subject, 'desk');
  expect(await asks('ana')).toBe('not-found');
  await clear(services, subject);
});

test('the right returns after a suspension, and ends with the confirmed address, the sign-in and the account', async () => {
  await refs.user(db, 'ana').update({ suspendedUntil: new Date(moment - HOUR) });
  expect(await asks('ana')).toBe('ana');
  await auth.updateUser('ana', { emailVerified: false });
  expect(await asks('ana')).toBe('not-found');
  await auth.updateUser('ana', { emailVerified: true, disabled: true });
  expect(await asks('ana')).toBe('not-found');
  await removeAccount(services, 'ana');
  expect((await refs.moderator(db, 'ana').get()).exists).toBe(false);
});

test('nobody passes without a session', async () => {
  await expect(requireModerator(services, {})).rejects.toMatchObject({ details: { code: 'no-session' } });
});
