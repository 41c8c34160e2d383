import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { NOW, project } from '../../testing/project.ts';
import { refs } from '../firestore/refs.ts';
import { isGone } from './is-gone.ts';

const deps = project('gone');
const { db, auth } = deps;

test('isGone: false with a document, unless the account is being deleted', async () => {
  const user = refs.user(db, 'ana');
  await user.set({ uid: 'ana' });
  expect(await isGone(deps, 'ana')).toBe(false);
  await user.update({ closedAt: Timestamp.fromDate(NOW) });
  expect(await isGone(deps, 'ana')).toBe(true);
});

test('isGone: false without a document if the sign-in exists', async () => {
  await auth.createUser({ uid: 'recien' });
  expect(await isGone(deps, 'recien')).toBe(false);
  await auth.deleteUser('recien');
  expect(await isGone(deps, 'recien')).toBe(true);
});

test.each(['../..', '__ana__', ' ana'])('isGone: true for the invalid uid %j', async (uid) => {
  expect(await isGone(deps, uid)).toBe(true);
});
