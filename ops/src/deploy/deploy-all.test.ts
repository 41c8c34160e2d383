import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteFor } from '@vidriera/local/sites/site';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBackend } from './deploy-all.ts';

/** What `/api/salud` answers; `null` for an unknown address. */
let health: object | null;
let server: Server;
beforeEach(async () => {
  server = createServer((_request, response) => {
    response.writeHead(health ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(health));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => server.close().closeAllConnections());

const check = (backend?: number) =>
  checkBackend([{ site: { name: 'explore' }, builds: [{ id: 'aaaaaaaaaaaa', files: [], backend }] }], {
    ...siteFor('shell', 'p', 'v'),
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  });

it('refuses a build that needs newer functions than the deployed ones', async () => {
  health = { ok: true, version: 'api-00002', backend: 2 };
  await expect(check(3)).rejects.toThrow(
    "explore's build aaaaaaaaaaaa needs functions of version 3, and 2 is deployed: deploy rules and functions first.",
  );
  for (const needed of [2, 1, undefined]) await check(needed);
});

it('takes functions without a version as the oldest', async () => {
  health = { ok: true, version: 'api-00001' };
  await expect(check(1)).rejects.toThrow('and 0 is deployed');
  await check();
});

it('asks nothing before the first release', async () => {
  health = null;
  await check(1);
});
