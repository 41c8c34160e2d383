import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { refs } from '../shared/refs.ts';
import { NOW, project } from '../testing/project.ts';
import { isGone } from './is-gone.ts';

const deps = project('gone');
const { db, auth } = deps;

test('with a document, unless it is being deleted', async () => {
  const user = refs.user(db, 'ana');
  await user.set({ uid: 'ana' });
  expect(await isGone(deps, 'ana')).toBe(false);
  await user.update({ closedAt: Timestamp.fromDate(NOW) });
  expect(await isGone(deps, 'ana')).toBe(true);
});

test('without a document, by the sign-in', async () => {
  await auth.createUser({ uid: 'recien' });
  expect(await isGone(deps, 'recien')).toBe(false);
  await auth.deleteUser('recien');
  expect(await isGone(deps, 'recien')).toBe(true);
});

test.each(['..', '__ana__', ' ana'])('%j is nobody’s uid, and no error to be tried again', async (uid) => {
  expect(await isGone(deps, uid)).toBe(true);
});
