import { REGION } from '@vidriera/domain/site/regions';
import { expect, it } from 'vitest';
import { apiAddress } from './api-address.ts';

it('apiAddress: names the function in its region', () => {
  expect(apiAddress({ GCLOUD_PROJECT: 'vidriera-staging' })).toBe(
    `https://${REGION}-vidriera-staging.cloudfunctions.net/api`,
  );
});

it('apiAddress: names the emulated function on a local stack', () => {
  const env = { GCLOUD_PROJECT: 'demo-vidriera', VIDRIERA_FUNCTIONS_ORIGIN: 'http://127.0.0.1:5001' };
  expect(apiAddress(env)).toBe(`http://127.0.0.1:5001/demo-vidriera/${REGION}/api`);
});
