import { expect, it } from 'vitest';
import { stackEnv } from './hub.ts';

it('stackEnv: names every address, with the sites in the order of firebase.json', () => {
  const host = '127.0.0.1';
  const env = stackEnv('demo-a', ['one', 'two'], '127.0.0.1:4400', {
    firestore: { host, port: 1 },
    functions: { host, port: 2 },
    hosting: { host, port: 3, reservedPorts: [8] },
  });
  expect(env).toMatchObject({
    GCLOUD_PROJECT: 'demo-a',
    FIREBASE_EMULATOR_HUB: '127.0.0.1:4400',
    FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
    VIDRIERA_FUNCTIONS_ORIGIN: 'http://127.0.0.1:2',
    VIDRIERA_ORIGIN: 'http://127.0.0.1:3',
    VIDRIERA_SITES: '{"one":"http://127.0.0.1:3","two":"http://127.0.0.1:8"}',
  });
  expect(env).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST');
});
