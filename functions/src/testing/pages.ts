import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_OPERATOR } from '@vidriera/domain/site/demo-operator';
import express from 'express';
import { pageSettings } from '../site/pages/config.ts';
import { createPages } from '../site/pages/pages.ts';
import type { RenderThread } from '../site/pages/render-thread.ts';
import { liveOf } from './builds.ts';

export const ENV = {
  GCLOUD_PROJECT: 'demo-vidriera',
  FIREBASE_CONFIG: '{"storageBucket":"demo-vidriera.appspot.com"}',
  VIDRIERA_WEB_API_KEY: 'demo',
  VIDRIERA_ORIGIN: 'https://vidriera.ar',
  ...DEMO_OPERATOR,
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:8080',
  FIREBASE_STORAGE_EMULATOR_HOST: '127.0.0.1:9199',
};
export const REMOTE = { entry: '/r/explore/e.js', js: ['/r/explore/routes.js'] };

export const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let server: Server | undefined;

export interface PageParts {
  render?: RenderThread['render'];
  env?: Record<string, string>;
  live?: Parameters<typeof createPages>[0]['live'];
  previewed?: boolean;
  mayDraw?: Parameters<typeof createPages>[0]['mayDraw'];
}

/** Serves pages on a free port, by default without a rendered screen. */
export async function start({
  render,
  env = ENV,
  live,
  previewed = false,
  mayDraw,
}: PageParts = {}): Promise<string> {
  const pages = createPages({
    settings: pageSettings(env),
    live: live ?? (async () => liveOf(render ? { render } : null, { remotes: { explore: REMOTE } })),
    read: () => Promise.reject(new Error('nothing is read')),
    previewed,
    ...(mayDraw && { mayDraw }),
    limits: { live: 80, render: 120 },
  });
  const listening = createServer(express().use(pages));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', () => resolve()));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}
export function stop(): void {
  server?.close();
}
