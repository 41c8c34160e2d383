import { createHash } from 'node:crypto';
import { DEMO_FACTS } from '@vidriera/domain/testing/site';
import express from 'express';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logger } from '../../base/process/logger.ts';
import { areaBuild, SHELL } from '../../testing/builds.ts';
import { listen } from '../../testing/http.ts';
import type { Releases } from '../releases/releases.ts';
import { createLiveBuilds, type LiveBuilds } from './live-builds.ts';
import { type RenderThread, ThreadStuck } from './render-thread.ts';
import type { ThreadData } from './thread-functions.ts';

const server = (file: string) => ({
  file,
  sha256: createHash('sha256').update(`code of ${file}`).digest('hex'),
});
const shell = { ...SHELL, server: server('/server/screens-1.cjs') };
const [NEW, OLD] = ['00000000000b', '00000000000a'];
const build = (id: string, change = {}) =>
  areaBuild('explore', { id, server: server(`/r/explore/server/routes-${id}.cjs`), ...change });

let known: Releases;
/** HTTP status by path, in place of the file. */
let statuses: Record<string, number>;
const start = vi.fn<(data: ThreadData) => Promise<RenderThread>>();
const retired: string[] = [];
let live: ReturnType<typeof createLiveBuilds>;
let site: Awaited<ReturnType<typeof listen>>;

beforeEach(async () => {
  vi.spyOn(logger, 'error').mockReturnValue();
  known = { shell: [shell], areas: { explore: [build(NEW), build(OLD)] }, stale: [] };
  statuses = {};
  retired.length = 0;
  start.mockReset();
  start.mockImplementation(async ({ area }) => ({
    render: async () => null,
    canonicalAddress: async () => '/',
    retire: () => void retired.push(area?.file ?? 'shell'),
  }));
  const app = express().use(({ path }, response) => {
    const status = statuses[path] ?? 200;
    response
      .status(status)
      .type('application/node')
      .send(status === 200 ? `code of ${path}` : '');
  });
  site = await listen(app);
  const everywhere = {
    shell: site.origin,
    explore: site.origin,
    dashboard: site.origin,
    profile: site.origin,
  };
  live = createLiveBuilds({
    releases: async () => known,
    origins: everywhere,
    facts: DEMO_FACTS,
    start,
    signal: new AbortController().signal,
  });
});
afterEach(() => site.close());

const explore = async () => (await live('explore')) as LiveBuilds;
const files = () => start.mock.calls.map(([{ shell: own, area }]) => [own.file, area?.file ?? null]);
const fileOf = (id: string) => build(id).server.file;

it('starts one thread for the live builds and reuses it', async () => {
  const first = await explore();
  expect(await explore()).toMatchObject({ thread: first.thread, builds: `${SHELL.id} ${NEW}` });
  expect(files()).toEqual([['/server/screens-1.cjs', fileOf(NEW)]]);
  expect(start).toHaveBeenCalledWith(
    expect.objectContaining({
      facts: DEMO_FACTS,
      area: { file: fileOf(NEW), code: `code of ${fileOf(NEW)}` },
    }),
  );
  expect(first.remotes).toEqual({
    explore: { entry: build(NEW).entry, adopt: build(NEW).adopt, js: build(NEW).js },
  });
});

it('follows a release and retires the previous builds’ thread', async () => {
  known.areas.explore = [build(OLD)];
  await explore();
  known.areas.explore = [build(NEW), build(OLD)];
  expect((await explore()).builds).toContain(NEW);
  await expect.poll(() => retired).toEqual([fileOf(OLD)]);
});

it('renders only the shell’s screens without an area’s build', async () => {
  expect((await live(null))?.builds).toBe(`${SHELL.id} `);
  expect(files()).toEqual([['/server/screens-1.cjs', null]]);
  expect(await live('profile')).toMatchObject({ thread: null });
});

it('returns null without a known shell', async () => {
  known.shell = [];
  expect(await live('explore')).toBeNull();
});

const offered = (...builds: ReturnType<typeof build>[]) => {
  known.areas.explore = builds;
};
const answers = (path: string, status: number) => {
  statuses[path] = status;
};
const altered = { ...server(fileOf(NEW)), sha256: '0'.repeat(64) };
it.each([
  ['has another contract', () => offered(build(NEW, { contract: 0 }), build(OLD))],
  [
    'uses an export that the shell lacks',
    () => offered(build(NEW, { uses: { react: ['useNew'] } }), build(OLD)),
  ],
  ['is missing', () => answers(fileOf(NEW), 404)],
  ['has another digest than its manifest', () => offered(build(NEW, { server: altered }), build(OLD))],
  ['does not start', () => start.mockRejectedValueOnce(new Error('al cargar'))],
])('uses the previous build if the new one %s', async (_fault, arrange) => {
  arrange();
  expect((await explore()).builds).toContain(OLD);
  expect((await explore()).remotes.explore?.entry).toBe(build(OLD).entry);
});

it('renders simultaneous requests with one thread of the previous build', async () => {
  start.mockRejectedValueOnce(new Error('al cargar'));
  const all = await Promise.all([explore(), explore(), explore()]);
  for (const { builds, thread } of all) {
    expect(builds).toContain(OLD);
    expect(thread).toBe(all[0]?.thread);
  }
  expect((await explore()).thread).toBe(all[0]?.thread);
  expect(start).toHaveBeenCalledTimes(2);
});

it('does not put a build aside while its site is down', async () => {
  statuses[fileOf(NEW)] = 503;
  expect(await explore()).toMatchObject({ thread: null });
  statuses = {};
  expect((await explore()).builds).toContain(NEW);
  expect((await explore()).thread).not.toBeNull();
});

it('uses the previous build if the new one hangs at its start, and puts the new one aside the second time', async () => {
  start.mockImplementation(async ({ area }) => {
    if (area?.file === fileOf(NEW)) throw new ThreadStuck();
    return { render: async () => null, canonicalAddress: async () => '/', retire: () => undefined };
  });
  const started = () => start.mock.calls.filter(([{ area }]) => area?.file === fileOf(NEW)).length;
  for (const starts of [1, 2, 2]) {
    const { builds, thread } = await explore();
    expect(builds).toContain(OLD);
    expect(thread).not.toBeNull();
    expect(started()).toBe(starts);
  }
});

it('puts a build aside after it gets stuck twice, and names it to browsers if there is no other', async () => {
  known.areas.explore = [build(NEW)];
  (await explore()).reportError(new TypeError('roto'));
  expect((await explore()).thread).not.toBeNull();
  const first = new ThreadStuck();
  for (const { reportError } of [await explore(), await explore()]) reportError(first);
  expect(start).toHaveBeenCalledTimes(1);
  (await explore()).reportError(new ThreadStuck());
  expect(start).toHaveBeenCalledTimes(2);
  const after = await explore();
  expect(after.thread).toBeNull();
  expect(after.remotes.explore?.entry).toBe(build(NEW).entry);
});

it('uses the previous shell if the current one’s screens fail to start', async () => {
  const older = { ...shell, id: '000000000000', server: server('/server/screens-0.cjs') };
  known.shell = [shell, older];
  statuses['/server/screens-1.cjs'] = 404;
  expect((await live(null))?.shell.id).toBe(older.id);
  expect((await explore()).builds).toBe(`${older.id} ${NEW}`);
});
