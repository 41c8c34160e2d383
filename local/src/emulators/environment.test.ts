import { DEMO_OPERATOR } from '@vidriera/domain/site/demo-operator';
import { expect, it } from 'vitest';
import { readFirebaseConfig } from './config.ts';
import { emulatorsEnv, stackEnv } from './environment.ts';

it('keeps the emulators away from real projects and from other stacks', () => {
  const env = emulatorsEnv(
    {
      PATH: '/bin',
      HOME: '/home/a',
      GOOGLE_APPLICATION_CREDENTIALS: '/key.json',
      FIREBASE_TOKEN: 'x',
      FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
      NO_PROXY: 'intranet',
    },
    { TMPDIR: '/t' },
  );
  expect(env).toMatchObject({ PATH: '/bin', HOME: '/home/a', TMPDIR: '/t', VIDRIERA_WEB_API_KEY: 'demo' });
  expect(env, 'the demonstration shows its own').toMatchObject(DEMO_OPERATOR);
  expect(env.VIDRIERA_LIMIT_SECRET).toHaveLength(36);
  expect(env.VIDRIERA_LIMIT_SECRET).not.toBe(emulatorsEnv({}, {}).VIDRIERA_LIMIT_SECRET);
  expect(env.VIDRIERA_CLAIM_KEY).not.toBe(emulatorsEnv({}, {}).VIDRIERA_CLAIM_KEY);
  expect(env.NO_PROXY).toBe('intranet,127.0.0.1,localhost,::1');
  expect(env).not.toHaveProperty('GOOGLE_APPLICATION_CREDENTIALS');
  expect(env).not.toHaveProperty('FIREBASE_TOKEN');
  expect(env).not.toHaveProperty('FIRESTORE_EMULATOR_HOST');
});

it('uses the serial garbage collector unless JAVA_TOOL_OPTIONS is set', () => {
  expect(emulatorsEnv({}, {}).JAVA_TOOL_OPTIONS).toContain('UseSerialGC');
  const own = '-XX:+UseG1GC'; // Java refuses two collectors
  expect(emulatorsEnv({ JAVA_TOOL_OPTIONS: own }, {}).JAVA_TOOL_OPTIONS).toBe(own);
});

it('stackEnv: names the addresses of the emulators that run, and of each site', () => {
  const env = stackEnv('demo-a', readFirebaseConfig(), ['firestore', 'functions', 'hosting']);
  expect(env).toMatchObject({
    GCLOUD_PROJECT: 'demo-a',
    FIREBASE_EMULATOR_HUB: '127.0.0.1:4400',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
    VIDRIERA_FUNCTIONS_ORIGIN: 'http://127.0.0.1:5001',
    VIDRIERA_ORIGIN: 'http://127.0.0.1:5000',
  });
  expect(JSON.parse(env.VIDRIERA_SITES ?? '')).toMatchObject({
    'vidriera-shell': 'http://127.0.0.1:5000',
    'vidriera-explore': 'http://127.0.0.1:5005',
  });
  expect(env).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST');
});
