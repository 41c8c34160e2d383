import { createHash } from 'node:crypto';
import type { Area, SiteName } from '@vidriera/domain/site/areas';
import type { Remotes } from '@vidriera/domain/site/config-schema';
import type { SiteFacts } from '@vidriera/domain/site/operator';
import { firstCompatible } from '@vidriera/runtime/contract/compatibility';
import type { AreaBuild, ServerFile, ShellBuild } from '@vidriera/runtime/contract/manifest-schema';
import { LRUCache } from 'lru-cache';
import { logger } from '../../base/process/logger.ts';
import { fetchFile } from '../releases/fetch-file.ts';
import type { ReadReleases, Releases } from '../releases/releases.ts';
import { remotesFor } from '../releases/remotes.ts';
import type { SiteOrigins } from '../releases/sites.ts';
import { type RenderThread, ThreadStuck } from './render-thread.ts';
import type { ServerCode, ThreadData } from './thread-functions.ts';

/** The builds and the thread that render a page. */
export interface LiveBuilds {
  shell: ShellBuild;
  /** Addresses of the areas' files. */
  remotes: Remotes;
  /** Ids of the builds; part of a page's cache key. */
  builds: string;
  /** `null` if no build can render: the browser renders, and no cache keeps the page. */
  thread: RenderThread | null;
  /** Reports an error of the thread. A build that gets stuck twice within a minute is put aside. */
  reportError: (error: unknown) => void;
}

interface Options {
  releases: ReadReleases;
  origins: SiteOrigins;
  facts: SiteFacts;
  start: (data: ThreadData) => Promise<RenderThread>;
  /** Ends the threads; browsers render later pages. */
  signal: AbortSignal;
}

const ASIDE_MS = 600_000;
const TWICE_WITHIN_MS = 60_000;

/**
 * Finds the newest compatible builds of shell and area. Keeps one thread per area, and one for the shell alone.
 * @returns a function that returns `null` while no build of the shell is known
 */
export function createLiveBuilds({ releases, origins, facts, start, signal }: Options) {
  const aside = new LRUCache<string, true>({ max: 50, ttl: ASIDE_MS });
  const stuck = new LRUCache<string, ThreadStuck>({ max: 50, ttl: TWICE_WITHIN_MS });
  const threads = new Map<SiteName, StartedThread>();

  const putAside = (id: string, reason: unknown) => {
    aside.set(id, true);
    logger.error('pages: a build is put aside', { build: id, reason });
  };

  const load = async (part: SiteName, { file, sha256 }: ServerFile): Promise<ServerCode> => {
    const fetched = await fetchFile(file, origins[part]);
    if (fetched.kind === 'down') throw new SiteDown(`${file}: ${fetched.reason}`);
    if (fetched.kind === 'missing') throw new Error(`${file} is missing`);
    if (createHash('sha256').update(fetched.body).digest('hex') !== sha256)
      throw new Error(`${file} does not match the manifest's digest`);
    return { file, code: fetched.body.toString('utf8') };
  };

  /** @throws SiteDown; Unfit with the unusable build */
  const startFor = async ({ shell, area, build }: Chosen): Promise<RenderThread> => {
    const [own, areas] = await Promise.all([
      load('shell', shell.server).catch(blame(shell.id)),
      area && build ? load(area, build.server).catch(blame(build.id)) : null,
    ]);
    return start({ shell: own, area: areas, facts }).catch(blame((build ?? shell).id));
  };

  /** Returns the builds' thread, and retires the one of older builds. */
  const threadFor = (chosen: Chosen): Promise<RenderThread> => {
    const part = chosen.area ?? 'shell';
    const builds = namesOf(chosen);
    const known = threads.get(part);
    if (known?.builds === builds) return known.thread;
    const thread = startFor(chosen);
    threads.set(part, { builds, thread });
    if (known) retire(known);
    return thread;
  };
  const retire = ({ thread }: StartedThread): void => {
    thread.then((started) => started.retire()).catch(() => undefined); // it never started
  };
  signal.addEventListener('abort', () => [...threads.values()].forEach(retire), { once: true });

  const choose = (
    { shell: shells, areas }: Releases,
    area: Area | null,
    startable: (build: { id: string }) => boolean,
  ): Chosen | null => {
    const shell = shells.find(startable) ?? shells[0];
    if (!shell) return null;
    const build = area ? firstCompatible(shell, (areas[area] ?? []).filter(startable)).build : null;
    return { shell, area, build: build ?? null };
  };

  /** Drops a thread, unless a newer one replaced it. */
  const forget = (part: SiteName, thread: Promise<RenderThread>): void => {
    if (threads.get(part)?.thread === thread) threads.delete(part);
  };

  const reportError = (
    { shell, area, build }: Chosen,
    thread: Promise<RenderThread>,
    error: unknown,
  ): void => {
    if (!(error instanceof ThreadStuck)) return;
    const { id } = build ?? shell;
    forget(area ?? 'shell', thread);
    const before = stuck.get(id);
    if (before && before !== error) putAside(id, error); // all pages of a thread reject with one error
    stuck.set(id, error);
  };

  return async (area: Area | null): Promise<LiveBuilds | null> => {
    const known = await releases();
    /** Builds that failed to start for this page. */
    const tried = new Set<string>();
    const startable = ({ id }: { id: string }) => !aside.has(id) && !tried.has(id);
    for (;;) {
      const chosen = choose(known, area, startable);
      if (!chosen) return null;
      const live = (
        thread: RenderThread | null,
        report: LiveBuilds['reportError'] = () => undefined,
      ): LiveBuilds => ({
        shell: chosen.shell,
        remotes: remotesFor(chosen.shell, known, startable),
        builds: namesOf(chosen),
        thread,
        reportError: report,
      });
      if (signal.aborted || (area && !chosen.build)) return live(null);
      const thread = threadFor(chosen);
      try {
        return live(await thread, (error) => reportError(chosen, thread, error));
      } catch (error) {
        forget(area ?? 'shell', thread);
        const { id } = error instanceof Unfit ? { id: error.build } : (chosen.build ?? chosen.shell);
        if (error instanceof Unfit) {
          if (!aside.has(id)) putAside(id, error.cause);
        } else reportError(chosen, thread, error);
        if (error instanceof SiteDown || tried.has(id)) {
          logger.error('pages: render failed', { area, error });
          return live(null);
        }
        tried.add(id);
      }
    }
  };
}

interface StartedThread {
  builds: string;
  thread: Promise<RenderThread>;
}

interface Chosen {
  shell: ShellBuild;
  area: Area | null;
  build: AreaBuild | null;
}

const namesOf = ({ shell, build }: Chosen): string => `${shell.id} ${build?.id ?? ''}`;

/** The site is down; its build may be good. */
class SiteDown extends Error {}

/** The build contradicts its manifest, or does not start. */
class Unfit extends Error {
  readonly build: string;
  constructor(build: string, cause: unknown) {
    super(`${build} can't be used`, { cause });
    this.build = build;
  }
}

const blame =
  (build: string) =>
  (error: unknown): never => {
    throw error instanceof SiteDown || error instanceof ThreadStuck ? error : new Unfit(build, error);
  };
