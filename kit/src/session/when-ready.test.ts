import { uidSchema } from 'domain/values/ids-schema';
import { expect, it, vi } from 'vitest';
import { whenReady } from './session.ts';
import { isWaiting, publish, subscribe } from './store.ts';

vi.mock('./firebase.ts', () => ({ loadAuth: async () => ({}) }));
vi.mock('./observe.ts', () => ({ observe: () => Promise.resolve(), report: vi.fn() }));

const user = {
  uid: uidSchema.parse('u1'),
  email: 'ana@example.com',
  username: 'ana',
  displayName: null,
  photoUrl: null,
  role: null,
};

it('waits visibly while nobody is known to be signed in, and never once somebody is', async () => {
  let waits = 0;
  subscribe(() => {
    if (isWaiting()) waits += 1;
  });
  await whenReady();
  expect(waits).toBe(1);
  publish({ user, loading: false, error: null });
  expect((await whenReady()).user).toBe(user);
  expect(waits).toBe(1);
  expect(isWaiting()).toBe(false);
});
