import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldValue } from 'firebase-admin/firestore';
import { afterAll, expect, test } from 'vitest';
import { replayFreezes } from '../../accounts/account/freeze.ts';
import { invite, join as joinCounter } from '../../attend/claims/helpers.ts';
import { refs } from '../../base/firestore/refs.ts';
import { accountStanding, isGone } from '../../base/people/is-gone.ts';
import { creador } from '../../testing/data.ts';
import { operatorProgram } from '../../testing/operator.ts';
import { project } from '../../testing/project.ts';

/** The program runs by the real clock. */
const deps = project('operator-account', () => new Date());
const { db, auth } = deps;
const folder = mkdtempSync(join(tmpdir(), 'account-'));
afterAll(() => rmSync(folder, { recursive: true }));

const account = operatorProgram(deps, 'account.ts');

test('an operator answers a request for data, and one to delete it', async () => {
  await creador(db, 'pide');
  await auth.createUser({ uid: 'pide', email: 'pide@correo.example' });
  const file = join(folder, 'pide.json');
  expect(account('export', 'pide@correo.example', file, '--dry-run').status).toBe(0);
  expect(account('export', 'pide@correo.example', file).status).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    account: { uid: 'pide', email: 'pide@correo.example' },
    perfilCreador: { descripcion: expect.any(String) },
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(account('export', 'pide@correo.example', file).printed, 'no file is replaced').toContain('EEXIST');

  expect(account('delete', 'pide@correo.example', '--dry-run').status).toBe(0);
  expect((await refs.user(db, 'pide').get()).get('closedAt')).toBeUndefined();
  expect(account('delete', 'pide@correo.example').status).toBe(0);
  expect((await refs.user(db, 'pide').get()).get('closedAt')).toBeDefined();
  expect((await auth.getUsers([{ uid: 'pide' }])).users).toEqual([]);
  const [recorded] = await deps.bucket.file('bajas/user/pide').exists();
  expect(recorded, 'a restored backup does not bring it back').toBe(true);
});

test('a stolen account is frozen, and goes back to its owner alone', async () => {
  await creador(db, 'robada');
  await auth.createUser({ uid: 'robada', email: 'ladron@correo.example', password: 'la del ladrón' });
  const helper = await invite(deps, 'robada', 'Cómplice');
  await refs
    .ownCalendar(db, 'hash')
    .set({ uid: 'robada', nonce: 'n', validAfter: '', createdAt: new Date() });
  expect(account('freeze', 'ladron@correo.example', '--dry-run').status).toBe(0);
  expect((await refs.user(db, 'robada').get()).get('frozenAt')).toBeUndefined();
  expect(account('freeze', 'ladron@correo.example').status).toBe(0);
  const frozen = (await refs.user(db, 'robada').get()).get('frozenAt');
  expect(frozen).toBeDefined();
  expect(await auth.getUser('robada')).toMatchObject({ disabled: true });
  expect(await joinCounter(deps, helper?.link ?? ''), 'its helpers’ links end').toBeNull();
  expect((await refs.ownCalendar(db, 'hash').get()).exists, 'the calendar’s address ends').toBe(false);
  expect(await accountStanding(deps, 'robada')).toEqual({ kind: 'gone' });
  expect(await isGone(deps, 'robada'), 'nothing of it is deleted').toBe(false);

  await refs.user(db, 'robada').update({ frozenAt: FieldValue.delete() });
  expect(await replayFreezes(deps, true)).toBe(1);
  expect(await replayFreezes(deps, false), 'a restored backup had it open').toBe(1);
  expect((await refs.user(db, 'robada').get()).get('frozenAt')).toBeDefined();
  expect(await replayFreezes(deps, false)).toBe(0);

  expect(account('thaw', 'ladron@correo.example', 'duena@correo.example').status).toBe(0);
  const user = await refs.user(db, 'robada').get();
  expect([user.get('frozenAt'), user.get('email')]).toEqual([undefined, 'duena@correo.example']);
  expect(await auth.getUser('robada')).toMatchObject({ disabled: false, email: 'duena@correo.example' });
  const letters = await refs.mail(db).where('uid', '==', 'robada').get();
  expect(letters.docs.map((doc) => doc.get('letter'))).toEqual([{ kind: 'reset-password', isOwner: true }]);
  expect(await replayFreezes(deps, false)).toBe(0);
  expect(account('thaw', 'duena@correo.example', 'otra@correo.example').status, 'not frozen').toBe(1);
});

test.each([
  ['an unknown address', ['delete', 'nadie@correo.example'], 'has no account'],
  ['an export without a file', ['export', 'nadie@correo.example'], 'ZodError'],
  ['an unknown word', ['burn', 'nadie@correo.example'], 'ZodError'],
])('%s does nothing', (_, words, printed) => {
  expect(account(...words)).toEqual({ status: 1, printed: expect.stringContaining(printed) });
});
