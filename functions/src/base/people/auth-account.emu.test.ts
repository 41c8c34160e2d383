import { expect, test } from 'vitest';
import { project } from '../../testing/project.ts';
import { accountExists, authCode, deleteSignIn } from './auth-account.ts';

const { auth, db } = project('auth-account');
const errorOf = (failing: Promise<unknown>) =>
  failing.then(
    () => expect.unreachable('it did not fail'),
    (error: unknown) => error,
  );

test('authCode: returns the codes of Auth that the product handles', async () => {
  await auth.createUser({ uid: 'una', email: 'una@example.com' });
  const again = errorOf(auth.createUser({ email: 'una@example.com' }));
  expect(authCode(await again)).toBe('auth/email-already-exists');
  expect(authCode(await errorOf(auth.createUser({ uid: 'una' })))).toBe('auth/uid-already-exists');
  for (const failing of [
    () => auth.getUser('nadie'),
    () => auth.getUserByEmail('nadie@example.com'),
    () => auth.deleteUser('nadie'),
  ])
    expect(authCode(await errorOf(failing()))).toBe('auth/user-not-found');
});

test('authCode: returns null for other errors', async () => {
  const ofFirestore = await errorOf(db.doc('user/nadie').update({ a: 1 }));
  expect([new Error('down'), 'down', null, ofFirestore].map(authCode)).toEqual([null, null, null, null]);
});

test('deleteSignIn: succeeds for a missing account', async () => {
  await auth.createUser({ uid: 'otra' });
  for (let time = 0; time < 2; time++) await deleteSignIn(auth, 'otra');
  expect(await accountExists(auth, 'otra')).toBe(false);
});
