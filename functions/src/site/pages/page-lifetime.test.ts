import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_OPERATOR } from '@vidriera/domain/site/demo-operator';
import express from 'express';
import { expect, it } from 'vitest';
import { liveOf, SCREEN } from '../../testing/builds.ts';
import { pageSettings } from './config.ts';
import { createPages } from './pages.ts';
import type { RenderThread } from './render-thread.ts';

const ENV = {
  GCLOUD_PROJECT: 'demo-vidriera',
  FIREBASE_CONFIG: '{"storageBucket":"demo-vidriera.appspot.com"}',
  VIDRIERA_WEB_API_KEY: 'demo',
  VIDRIERA_ORIGIN: 'https://vidriera.ar',
  ...DEMO_OPERATOR,
};

it.each([
  [[7, 3600], 4],
  [[3600, 0], 0],
  [[3600], 60],
  [[undefined, 30], 15],
  [[undefined], 60],
  [[], 60],
])('a page from answers valid for %j seconds is cached for %d', async (trueFor, seconds) => {
  const render: RenderThread['render'] = async (_url, read) => {
    await Promise.all(trueFor.map((_, index) => read(`/api/${index}`)));
    return SCREEN;
  };
  const pages = createPages({
    settings: pageSettings(ENV),
    live: async () => liveOf({ render }),
    read: async (address) => {
      const left = trueFor[Number(address.slice(5))];
      return { status: 200, body: null, ...(left !== undefined && { trueFor: left }) };
    },
    limits: { live: 1000, render: 1000 },
  });
  const server = createServer(express().use(pages)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/explore`);
  server.close();
  const header = seconds > 0 ? `public, max-age=0, s-maxage=${seconds}` : 'no-store';
  expect(answer.headers.get('cache-control')).toBe(header);
});
