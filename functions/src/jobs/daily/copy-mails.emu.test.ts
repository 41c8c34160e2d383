import { beforeEach, expect, test } from 'vitest';
import { newUsuario } from '../../accounts/sign-up/user-document.ts';
import { refs } from '../../base/firestore/refs.ts';
import { NOW, project } from '../../testing/project.ts';
import { copyMails } from './copy-mails.ts';

const deps = project('copy-mails');
const { db, auth } = deps;

async function person(uid: string, email: string, stored: string, more: object = {}) {
  await auth.createUser({ uid, email });
  const account = { uid, email: stored, username: uid as never };
  await refs.user(db, uid).set({ ...newUsuario(account, NOW), ...more });
}
const mailOf = async (uid: string) => (await refs.user(db, uid).get()).get('email');

beforeEach(async () => {
  const { users } = await auth.listUsers();
  await auth.deleteUsers(users.map(({ uid }) => uid));
  await refs.reconciliation(db).delete();
});

test('copyMails: copies a changed address, and changes nothing else', async () => {
  await person('cambio', 'nueva@example.com', 'vieja@example.com', { display_name: 'Ana' });
  await person('igual', 'igual@example.com', 'igual@example.com');
  const before = await refs.user(db, 'igual').get();
  expect(await copyMails(deps)).toEqual({ copied: 1, isComplete: true });
  expect((await refs.user(db, 'cambio').get()).data()).toMatchObject({
    email: 'nueva@example.com',
    display_name: 'Ana',
    updated_time: expect.objectContaining({ seconds: NOW.getTime() / 1000 }),
  });
  expect((await refs.user(db, 'igual').get()).updateTime).toEqual(before.updateTime);
  expect(await copyMails(deps)).toEqual({ copied: 0, isComplete: true });
});

test('copyMails: leaves closed accounts alone, and creates no document', async () => {
  await person('cerrada', 'nueva@example.com', 'vieja@example.com', { closedAt: NOW });
  await auth.createUser({ uid: 'sin-documento', email: 'sola@example.com' });
  expect(await copyMails(deps)).toEqual({ copied: 0, isComplete: true });
  expect(await mailOf('cerrada')).toBe('vieja@example.com');
  expect((await refs.user(db, 'sin-documento').get()).exists).toBe(false);
});

test('copyMails: a run without time leaves the rest to the next one', async () => {
  for (const uid of ['a', 'b', 'c']) await person(uid, `${uid}@example.com`, 'vieja@example.com');
  const out = () => false;
  expect(await copyMails(deps, out, 2)).toEqual({ copied: 2, isComplete: false });
  expect(await mailOf('c')).toBe('vieja@example.com');
  await refs.reconciliation(db).set({ evento: 'abc' }, { merge: true });
  expect(await copyMails(deps, out, 2)).toEqual({ copied: 1, isComplete: true });
  expect(await mailOf('c')).toBe('c@example.com');
  expect((await refs.reconciliation(db).get()).data()).toEqual({ evento: 'abc', mails: '' });
});
