import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { siteOrigins } from './sites.ts';

async function withHub<T>(body: object, work: (hub: string) => Promise<T>): Promise<T> {
  const server = createServer((_request, response) => response.end(JSON.stringify(body)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  try {
    return await work(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

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
  const body = { hosting: { host: '127.0.0.1', port: 5000, reservedPorts: [5005, 5006, 5007] } };
  expect(await withHub(body, (hub) => siteOrigins({ FIREBASE_EMULATOR_HUB: hub }))).toEqual({
    shell: 'http://127.0.0.1:5000',
    explore: 'http://127.0.0.1:5005',
    dashboard: 'http://127.0.0.1:5006',
    profile: 'http://127.0.0.1:5007',
  });
});

it('says which site the hosting emulator does not serve', async () => {
  const body = { hosting: { host: '127.0.0.1', port: 5000, reservedPorts: [5005] } };
  await expect(withHub(body, (hub) => siteOrigins({ FIREBASE_EMULATOR_HUB: hub }))).rejects.toThrow(
    'vidriera-dashboard',
  );
});
