import { expect, it } from 'vitest';
import { environmentFor } from './operate.ts';

const EMULATORS = {
  GCLOUD_PROJECT: 'demo-vidriera',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:2',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:3',
};

it('requires all variables of a stack for an emulator project', async () => {
  expect(await environmentFor('demo-vidriera', EMULATORS)).toEqual({});
  const partly = { ...EMULATORS, FIREBASE_AUTH_EMULATOR_HOST: undefined };
  await expect(environmentFor('demo-vidriera', partly)).rejects.toThrow('are not running');
  await expect(environmentFor('demo-otra', EMULATORS)).rejects.toThrow('are not running');
  await expect(environmentFor('demo-vidriera', {})).rejects.toThrow('are not running');
});

it('rejects emulator variables for a real project, and requires its settings', async () => {
  await expect(environmentFor('vidriera-prod', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' })).rejects.toThrow(
    'FIRESTORE_EMULATOR_HOST point to emulators, not to vidriera-prod.',
  );
  await expect(environmentFor('vidriera-nadie', {})).rejects.toThrow('.env.vidriera-nadie is missing');
});
