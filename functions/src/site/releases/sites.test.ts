import { expect, it } from 'vitest';
import { siteOrigins } from './sites.ts';

it('siteOrigins: returns the sites of production', () => {
  expect(siteOrigins({})).toEqual({
    shell: 'https://vidriera-shell.web.app',
    explore: 'https://vidriera-explore.web.app',
    dashboard: 'https://vidriera-dashboard.web.app',
    profile: 'https://vidriera-profile.web.app',
  });
});

it('siteOrigins: returns the sites of a project with a prefix', () => {
  const { shell } = siteOrigins({ VIDRIERA_SITE_PREFIX: 'vidriera-staging' });
  expect(shell).toBe('https://vidriera-staging-shell.web.app');
});

it('siteOrigins: returns the sites of a local stack', () => {
  const sites = { 'vidriera-shell': 'http://127.0.0.1:5000', 'vidriera-explore': 'http://127.0.0.1:5005' };
  expect(siteOrigins({ VIDRIERA_SITES: JSON.stringify(sites) })).toMatchObject({
    shell: 'http://127.0.0.1:5000',
    explore: 'http://127.0.0.1:5005',
  });
});
