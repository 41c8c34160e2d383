import { expect, it } from 'vitest';
import { withHub } from '../testing/hub.ts';
import { siteOrigins } from './sites.ts';

it('knows the sites in production', async () => {
  expect(await siteOrigins({})).toEqual({
    shell: 'https://vidriera-shell.web.app',
    explore: 'https://vidriera-explore.web.app',
    dashboard: 'https://vidriera-dashboard.web.app',
    profile: 'https://vidriera-profile.web.app',
  });
});

it('knows those of a project whose sites have other names', async () => {
  const { shell } = await siteOrigins({ VIDRIERA_SITE_PREFIX: 'vidriera-staging' });
  expect(shell).toBe('https://vidriera-staging-shell.web.app');
});

it('asks the emulator hub for their ports on a local stack', async () => {
  expect(await withHub([5005, 5006, 5007], (hub) => siteOrigins({ FIREBASE_EMULATOR_HUB: hub }))).toEqual({
    shell: 'http://127.0.0.1:5000',
    explore: 'http://127.0.0.1:5005',
    dashboard: 'http://127.0.0.1:5006',
    profile: 'http://127.0.0.1:5007',
  });
});

it('says which site the hosting emulator does not serve', async () => {
  await expect(withHub([5005], (hub) => siteOrigins({ FIREBASE_EMULATOR_HUB: hub }))).rejects.toThrow(
    'vidriera-dashboard',
  );
});
