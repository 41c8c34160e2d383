import { createHash } from 'node:crypto';
import { DEMO_FACTS } from '@vidriera/domain/testing/site';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { areaBuild, SHELL } from '../../testing/builds.ts';
import { listen } from '../../testing/http.ts';
import { forSites } from '../releases/live.ts';
import { createLiveBuilds } from './live-builds.ts';
import { startRenderThread } from './render-thread.ts';

const CODE = `exports.shared = {}; exports.createRenderer = () => ({
  bare: () => null, canonicalAddress: ({ pathname }) => pathname, render: async () => null,
});`;
const server = (file: string) => ({ file, sha256: createHash('sha256').update(CODE).digest('hex') });
const RELEASES = {
  shell: [{ ...SHELL, server: server('/server/screens-abcd1234.cjs') }],
  areas: {
    explore: [areaBuild('explore', { server: server('/r/explore/server/routes-abcd1234.cjs') })],
    profile: [areaBuild('profile', { server: server('/r/profile/server/routes-abcd1234.cjs') })],
  },
  stale: [],
};
const HOSTS = Array.from({ length: 6 }, (_, i) => `vidriera-explore--rama-${i}.web.app`);

const running = vi.hoisted(() => new Set<unknown>());
vi.mock('node:worker_threads', async (importOriginal) => {
  const real = await importOriginal<typeof import('node:worker_threads')>();
  class Worker extends real.Worker {
    constructor(...given: ConstructorParameters<typeof real.Worker>) {
      super(...given);
      running.add(this);
      this.once('exit', () => running.delete(this));
    }
  }
  return { ...real, Worker };
});

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

it('thirty requests for six previews leave four running threads', async () => {
  const site = await listen(
    express().use((_request, response) => void response.type('text/plain').send(CODE)),
  );
  open.push(site.close);
  const everywhere = {
    shell: site.origin,
    explore: site.origin,
    dashboard: site.origin,
    profile: site.origin,
  };
  const handlerFor = forSites(
    ({ signal }) =>
      createLiveBuilds({
        origins: everywhere,
        releases: async () => RELEASES,
        signal,
        facts: DEMO_FACTS,
        start: (data) =>
          startRenderThread(data, {
            script: new URL('./thread.ts', import.meta.url),
            startMs: 30_000,
          }),
      }),
    { VIDRIERA_PREVIEWS: HOSTS.join() },
  );
  for (let i = 0; i < 30; i++) {
    const live = handlerFor({ headers: { cookie: `__session=${HOSTS[i % HOSTS.length]}` } } as never);
    const builds = await live(i % 2 ? 'explore' : 'profile');
    expect(builds?.thread).not.toBeNull();
  }
  await expect.poll(() => running.size).toBe(4);
});
