import { expect, test } from 'vitest';
import { saved } from '../../testing/form.tsx';
import { loadComplete } from './load.ts';

test('loads the form for people without a role', async () => {
  const perfil = saved();
  expect(await loadComplete(async () => perfil)).toBe(perfil);
});

test('redirects others to /all, replacing the entry', async () => {
  const answer = await loadComplete(async () => saved(undefined, 'personal')).catch((thrown) => thrown);
  expect([answer.headers.get('location'), answer.headers.get('x-remix-replace')]).toEqual(['/all', 'true']);
});
