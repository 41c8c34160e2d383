import { afterEach, expect, it, vi } from 'vitest';
import { seed } from './seed.ts';

const VARIABLES = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
];
const having = (projectId: string) => seed({ projectId, now: new Date(), log: () => {}, size: 'small' });
afterEach(() => vi.unstubAllEnvs());

it.each(VARIABLES)('refuses to write without %s', async (missing) => {
  for (const item of VARIABLES) vi.stubEnv(item, item === missing ? undefined : '127.0.0.1:1');
  await expect(having('demo-vidriera')).rejects.toThrow(missing);
});

it('refuses a project that could be real', async () => {
  for (const item of VARIABLES) vi.stubEnv(item, '127.0.0.1:1');
  await expect(having('vidriera')).rejects.toThrow('Refusing to seed');
});
