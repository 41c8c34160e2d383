import { afterEach, expect, it, vi } from 'vitest';
import { seed } from './seed.ts';

const VARIABLES = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'FIREBASE_STORAGE_EMULATOR_HOST',
];
const con = (projectId: string) => seed({ projectId, now: new Date(), log: () => {}, size: 'small' });
afterEach(() => vi.unstubAllEnvs());

it.each(VARIABLES)('refuses to write without %s', async (falta) => {
  for (const una of VARIABLES) vi.stubEnv(una, una === falta ? undefined : '127.0.0.1:1');
  await expect(con('demo-vidriera')).rejects.toThrow(falta);
});

it('refuses a project that could be real', async () => {
  for (const una of VARIABLES) vi.stubEnv(una, '127.0.0.1:1');
  await expect(con('vidriera')).rejects.toThrow('refusing to seed');
});
