import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test('readEnv names the missing variable', () => {
  const env = { GCLOUD_PROJECT: 'p', FIREBASE_CONFIG: '{"storageBucket":"b"}' };
  expect(readEnv(env)).toEqual({ projectId: 'p', storageBucket: 'b', version: 'local' });
  expect(() => readEnv({ ...env, FIREBASE_CONFIG: '{' })).toThrow('FIREBASE_CONFIG');
  expect(() => readEnv({})).toThrow('GCLOUD_PROJECT');
});
