import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { DAY_MS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { removeAccount } from '../../accounts/account/remove-account.ts';
import { refs } from '../../base/firestore/refs.ts';
import { accountStanding } from '../../base/people/is-gone.ts';
import { complaintsOver } from '../../testing/complaints.ts';
import { project } from '../../testing/project.ts';
import { aboutOwn } from './appeal.ts';
import { openCase } from './open-case.ts';
import { settle } from './settle.ts';
import { suspendAgain } from './suspend-again.ts';
import { endSuspensions } from './suspension.ts';

// Auth's emulator has no other clock.
let ahead = 0;
const deps = project('suspend-again', () => new Date(Date.now() + ahead));
const { db, auth } = deps;
const { author, caseOf } = complaintsOver(deps);

beforeEach(async () => {
  vi.stubEnv('VIDRIERA_LIMIT_SECRET', 'a secret of the tests alone, long enough');
  await refs.moderator(db, 'mesa').set({ addedAt: new Date() });
  await db.recursiveDelete(db.collection('suspendedMailbox'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  ahead = 0;
});

async function signedUp(uid: string, email: string, emailVerified = true) {
  await auth.createUser({ uid, email, emailVerified });
  await author(uid, { days: 0 });
}
async function decide(uid: string, outcome: 'suspended' | 'cleared', days: 7 | null = null) {
  await openCase(deps, subjectOf('user', uid), 'mesa');
  const found = await caseOf(`user_${uid}`);
  const seen = { round: found?.round ?? 0, seenAt: found?.decidedAt ?? null };
  const decision = { outcome, days, text: '', by: 'mesa', ...seen };
  expect(await settle(deps, `user_${uid}`, decision)).toEqual({ kind: 'settled' });
}
const kindOf = async (uid: string) => (await accountStanding(deps, uid)).kind;
const hashes = async () => (await db.collection('suspendedMailbox').get()).docs.map((doc) => doc.data());

test('a new account of a suspended mailbox is suspended until the same end, once it confirms, and may appeal', async () => {
  await signedUp('vieja', 'trampa@gmail.com');
  await decide('vieja', 'suspended', 7);
  const { suspendedUntil } = (await caseOf('user_vieja')) ?? {};
  await removeAccount(deps, 'vieja');
  expect((await hashes())[0]).toMatchObject({ of: null });
  await signedUp('nueva', 'tram.pa+otra@gmail.com', false);
  expect(await suspendAgain(deps, 'nueva'), 'before it confirms').toBe(false);
  await auth.updateUser('nueva', { emailVerified: true });
  expect(await suspendAgain(deps, 'nueva')).toBe(true);
  expect(await kindOf('nueva')).toBe('suspended');
  expect(await caseOf('user_nueva')).toMatchObject({ status: 'suspended', suspendedUntil, decidedBy: null });
  expect(await aboutOwn(deps, 'nueva', subjectOf('user', 'nueva'))).toMatchObject({ canAppeal: true });
  expect(await suspendAgain(deps, 'nueva'), 'again').toBe(false);
  expect(JSON.stringify(await hashes())).not.toContain('trampa');
  ahead = 8 * DAY_MS;
  expect(await endSuspensions(deps)).toBe(1);
  expect(await kindOf('nueva')).toBe('open');
  expect(await hashes()).toEqual([]);
});

test('a lift forgets the mailbox; another account’s case does not', async () => {
  await signedUp('una', 'casa@example.com');
  await decide('una', 'suspended');
  const [stored] = await hashes();
  const year = RETENTION_DAYS.suspendedMailbox * DAY_MS;
  expect(stored?.until.toMillis()).toBeLessThanOrEqual(Date.now() + year);
  expect(stored?.expiresAt).toEqual(stored?.until);
  await signedUp('otra', 'otra@example.com');
  await decide('otra', 'cleared');
  expect(await hashes()).toHaveLength(1);
  await decide('una', 'cleared');
  expect(await hashes()).toEqual([]);
  await auth.updateUser('otra', { email: 'casa+2@example.com', emailVerified: true });
  expect(await suspendAgain(deps, 'otra')).toBe(false);
});

test('an account from before, and one without a confirmed address, are judged by themselves', async () => {
  await signedUp('hermana', 'familia+1@example.com');
  await new Promise((resolve) => setTimeout(resolve, 1100)); // Auth knows whole seconds
  await signedUp('hermano', 'familia+2@example.com');
  await decide('hermano', 'suspended');
  expect(await suspendAgain(deps, 'hermana')).toBe(false);
  await signedUp('sin', 'sin@example.com', false);
  await decide('sin', 'suspended');
  expect(await hashes()).toHaveLength(1);
});
