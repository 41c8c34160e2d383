import { expect, it } from 'vitest';
import { withHub } from '../testing/hub.ts';
import { apiAddress } from './api-address.ts';

it('is the function itself, in its own region', async () => {
  expect(await apiAddress({ GCLOUD_PROJECT: 'vidriera-staging' })).toBe(
    'https://southamerica-east1-vidriera-staging.cloudfunctions.net/api',
  );
});

it('is the emulated function on a local stack', async () => {
  const env = { GCLOUD_PROJECT: 'demo-vidriera' };
  expect(await withHub([], (hub) => apiAddress({ ...env, FIREBASE_EMULATOR_HUB: hub }))).toBe(
    'http://127.0.0.1:5001/demo-vidriera/southamerica-east1/api',
  );
});
