import { createHash } from 'node:crypto';
import express from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { channelIn, channels } from '../releases/previews.ts';
import { bySites, type SeenSites } from '../releases/seen-sites.ts';
import { areaBuild, SHELL } from '../testing/builds.ts';
import { listen } from '../testing/http.ts';
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
const read = channels({ VIDRIERA_PREVIEWS: HOSTS.join() });

/** Threads that run. */
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

it('thirty requests for previews leave the threads of those that are kept alone', async () => {
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
  const sites: SeenSites = {
    origins: async () => everywhere,
    releases: async () => RELEASES,
    previewed: true,
  };
  const handlerFor = bySites(
    { live: sites, channelOf: (request) => channelIn(read, request), withChannel: () => sites },
    ({ origins, releases, signal }) =>
      createLiveBuilds({
        origins,
        releases,
        signal,
        origin: 'https://vidriera.ar',
        log: vi.fn(),
        start: (data) =>
          startRenderThread(data, {
            script: new URL('./thread.ts', import.meta.url),
            startMs: 30_000,
            log: vi.fn(),
          }),
      }),
  );
  for (let i = 0; i < 30; i++) {
    const live = handlerFor({ headers: { cookie: `__session=${HOSTS[i % HOSTS.length]}` } } as never);
    const drawn = await live(i % 2 ? 'explore' : 'profile');
    expect(drawn?.thread).not.toBeNull();
  }
  await vi.waitFor(() => expect(running.size).toBe(4));
}, 120_000);
