import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { within } from 'domain/time-limit';
import express from 'express';
import { Firestore } from 'firebase-admin/firestore';
import { afterEach, expect, it, vi } from 'vitest';
import { liveOf, SCREEN } from '../testing/builds.ts';
import { listen } from '../testing/http.ts';
import { pageSettings } from './config.ts';
import type { Drawing } from './drawing.ts';
import { createPages } from './pages.ts';
import { apiInProcess } from './read-api.ts';

const ENV = {
  GCLOUD_PROJECT: 'demo-caida',
  FIREBASE_CONFIG: '{"storageBucket":"demo-caida.appspot.com"}',
  VIDRIERA_WEB_API_KEY: 'k',
};
const open: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllEnvs();
  for (const close of open.splice(0).toReversed()) await close();
});

/** A database that takes calls and never answers, or one that is not there at all. */
async function database(hangs: boolean, called: () => void): Promise<Firestore> {
  const server = createServer((socket) => {
    called();
    open.push(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  if (hangs) open.push(() => server.close());
  else await new Promise((resolve) => server.close(resolve));
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`);
  return new Firestore({ projectId: 'demo-caida' });
}

it.each([
  ['hangs', true],
  ['is not there', false],
])('a page whose database %s is the bare shell, when its time is over', async (_what, hangs) => {
  const called = vi.fn();
  const read = apiInProcess({ db: await database(hangs, called), now: () => new Date() });
  const log = vi.fn();
  const draw: Drawing['draw'] = async (_url, readApi, limitMs) => {
    await within(limitMs, readApi('/api/destacados'));
    return SCREEN;
  };
  const live = async () => liveOf({ draw });
  const limits = { live: 6000, draw: 300 };
  const pages = createPages({ live, settings: pageSettings(ENV), read, log, limits });
  const { origin, close } = await listen(express().use(pages));
  open.push(close);

  const answer = await fetch(origin);
  expect(called.mock.calls.length > 0).toBe(hangs);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('<script type="module"');
  expect(log).toHaveBeenCalledExactlyOnceWith('pages: not drawn', expect.objectContaining({ path: '/' }));
});
