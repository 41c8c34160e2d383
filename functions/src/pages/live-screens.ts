import { createHash } from 'node:crypto';
import type { Area, SiteName } from '@vidriera/domain/site/areas';
import type { Remotes } from '@vidriera/domain/site/config-schema';
import type { AreaBuild, ServerFile, ShellBuild } from '@vidriera/runtime/contract/manifest-schema';
import { fitting } from '@vidriera/runtime/contract/misfit';
import { LRUCache } from 'lru-cache';
import { fetchFile } from '../releases/fetch-file.ts';
import type { Releases } from '../releases/releases.ts';
import { remotesFor } from '../releases/remotes.ts';
import type { SiteOrigins } from '../releases/sites.ts';
import { type Drawing, Stuck } from './drawing.ts';
import type { ServerCode, ThreadData } from './messages.ts';

/** What a page is made with now. */
export interface Live {
  shell: ShellBuild;
  /** Where a browser finds the areas. */
  remotes: Remotes;
  /** Names the builds: what was drawn by others is not theirs. */
  builds: string;
  /** Draws; `null` where the browser is to. */
  drawing: Drawing | null;
  /** Nothing can be drawn that should be: what stands in for it must not be kept. */
  broken: boolean;
  /** To be told what drawing threw: a build that gets stuck twice within a minute is put aside. */
  failed: (error: unknown) => void;
}

interface Options {
  releases: () => Promise<Releases>;
  origins: () => Promise<SiteOrigins>;
  origin: string;
  start: (data: ThreadData) => Promise<Drawing>;
  log: (message: string, details: object) => void;
  /** Ends the threads, and starts no more: browsers draw what is still asked for. */
  signal?: AbortSignal | undefined;
}

const ASIDE_MS = 600_000;
const TWICE_WITHIN_MS = 60_000;

/**
 * Finds, for an area or for the shell alone, the newest builds that run together, and keeps a thread for them.
 * @returns a function that answers `null` while no build of the shell is known
 */
export function liveScreens({ releases, origins, origin, start, log, signal }: Options) {
  const aside = new LRUCache<string, true>({ max: 50, ttl: ASIDE_MS });
  const stuck = new LRUCache<string, Stuck>({ max: 50, ttl: TWICE_WITHIN_MS });
  const threads = new Map<SiteName, Thread>();

  const usable = ({ id }: { id: string }) => !aside.has(id);
  const putAside = (id: string, reason: unknown) => {
    aside.set(id, true);
    log('pages: a build is put aside', { build: id, reason });
  };

  const load = async (part: SiteName, { file, sha256 }: ServerFile): Promise<ServerCode> => {
    const fetched = await fetchFile(file, (await origins())[part]);
    if (fetched.kind === 'down') throw new SiteDown(`${file}: ${fetched.reason}`);
    if (fetched.kind === 'missing') throw new Error(`${file} is missing`);
    if (createHash('sha256').update(fetched.body).digest('hex') !== sha256)
      throw new Error(`${file} is not what the manifest says`);
    return { file, code: fetched.body.toString('utf8') };
  };

  /** @throws SiteDown, or `Unfit` naming the build that is not to be used */
  const startFor = async ({ shell, area, build }: Chosen): Promise<Drawing> => {
    const [own, areas] = await Promise.all([
      load('shell', shell.server).catch(blame(shell.id)),
      area && build ? load(area, build.server).catch(blame(build.id)) : null,
    ]);
    return start({ shell: own, area: areas, origin }).catch(blame((build ?? shell).id));
  };

  /** The thread for these builds, one for each area; the one of builds that are no longer live retires. */
  const threadFor = (chosen: Chosen): Promise<Drawing> => {
    const part = chosen.area ?? 'shell';
    const builds = namesOf(chosen);
    const known = threads.get(part);
    if (known?.builds === builds) return known.drawing;
    const drawing = startFor(chosen);
    threads.set(part, { builds, drawing });
    if (known) retire(known);
    return drawing;
  };
  const retire = (thread: Thread): void => {
    thread.drawing.then((drawing) => drawing.retire()).catch(() => undefined); // it never ran
  };
  signal?.addEventListener('abort', () => [...threads.values()].forEach(retire), { once: true });

  /** @param tried what could not be started for this page */
  const choose = (
    { shell: shells, areas }: Releases,
    area: Area | null,
    tried: Set<string>,
  ): Chosen | null => {
    const startable = (build: { id: string }) => usable(build) && !tried.has(build.id);
    const shell = shells.find(startable) ?? shells[0];
    if (!shell) return null;
    const build = area ? fitting(shell, (areas[area] ?? []).filter(startable)).build : null;
    return { shell, area, build: build ?? null };
  };

  /** Another may have been started meanwhile, which stays. */
  const forget = (part: SiteName, drawing: Promise<Drawing>): void => {
    if (threads.get(part)?.drawing === drawing) threads.delete(part);
  };

  /** A build that got the thread stuck twice within a minute is put aside. */
  const failed = ({ shell, area, build }: Chosen, drawing: Promise<Drawing>, error: unknown): void => {
    if (!(error instanceof Stuck)) return;
    const { id } = build ?? shell;
    forget(area ?? 'shell', drawing);
    const before = stuck.get(id);
    if (before && before !== error) putAside(id, error); // all who waited are told of one and the same
    stuck.set(id, error);
  };

  return async (area: Area | null): Promise<Live | null> => {
    const known = await releases();
    const tried = new Set<string>();
    for (;;) {
      const chosen = choose(known, area, tried);
      if (!chosen) return null;
      const live = (drawing: Drawing | null, told: Live['failed'] = () => undefined): Live => ({
        shell: chosen.shell,
        remotes: remotesFor(chosen.shell, known, usable),
        builds: namesOf(chosen),
        drawing,
        broken: drawing === null,
        failed: told,
      });
      if (signal?.aborted || (area && !chosen.build)) return live(null);
      const thread = threadFor(chosen);
      try {
        return live(await thread, (error) => failed(chosen, thread, error));
      } catch (error) {
        forget(area ?? 'shell', thread);
        const { id } = error instanceof Unfit ? { id: error.build } : (chosen.build ?? chosen.shell);
        if (error instanceof Unfit) {
          if (!aside.has(id)) putAside(id, error.cause);
        } else failed(chosen, thread, error);
        if (error instanceof SiteDown || tried.has(id)) {
          log('pages: not drawn', { area, error });
          return live(null);
        }
        tried.add(id);
      }
    }
  };
}

interface Thread {
  builds: string;
  drawing: Promise<Drawing>;
}

/** The builds a page is to be drawn by. */
interface Chosen {
  shell: ShellBuild;
  area: Area | null;
  build: AreaBuild | null;
}

const namesOf = ({ shell, build }: Chosen): string => `${shell.id} ${build?.id ?? ''}`;

/** A site that does not answer now says nothing of its build. */
class SiteDown extends Error {}

/** A build that is not what its manifest says, or does not start. */
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
    throw error instanceof SiteDown || error instanceof Stuck ? error : new Unfit(build, error);
  };
