import { expect, test } from 'vitest';
import { saved } from '../../testing/form.tsx';
import { loadComplete } from './load.ts';

test('whoever has no role yet completes the sign-up', async () => {
  const perfil = saved();
  expect(await loadComplete(async () => perfil)).toBe(perfil);
});

test('whoever has completed it is led to /all, in its own place', async () => {
  const answer = await loadComplete(async () => saved(undefined, 'personal')).catch((thrown) => thrown);
  expect([answer.headers.get('location'), answer.headers.get('x-remix-replace')]).toEqual(['/all', 'true']);
});
