import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { Area } from '@vidriera/domain/site/areas';
import { within } from '@vidriera/domain/time-limit';
import { notePreloadError } from '@vidriera/kit/data/retry';
import type { RouteObject } from '@vidriera/router';
import { pageConfig } from '@vidriera/session/config';
import { fetchChunks } from './fetch-chunks.ts';
import { sharedModules } from './shared-modules.ts';

/** The federation runtime has no timeout of its own. In milliseconds. */
const TIMEOUT_MS = 20_000;

/** An area's routes; `adopted` when they are of the build that the page names. */
export type LoadedArea = { routes: RouteObject[]; adopted: boolean };

const loading = new Map<Area, Promise<LoadedArea>>();
const failures = new Map<Area, number>();

/**
 * Loads an area's routes once: from the build that the page's map names, or else by the federation container of the live build. A failure is
 * not cached: the next call reads /remotes.json again and fetches the container under another address, since browsers remember a failed module.
 * @throws Failure 'area-down'
 */
export function loadArea(area: Area): Promise<LoadedArea> {
  const known = loading.get(area);
  if (known) return known;
  const attempt = failures.get(area) ?? 0;
  const work = within(TIMEOUT_MS, adoptOrLoad(area, attempt)).catch((cause: unknown) => {
    loading.delete(area);
    failures.set(area, attempt + 1);
    throw new Failure('area-down', messages.general.areaDown, { cause });
  });
  loading.set(area, work);
  return work;
}

async function adoptOrLoad(area: Area, attempt: number): Promise<LoadedArea> {
  const remote = pageConfig().remotes[area];
  const adopt = remote?.adopt;
  if (adopt && attempt === 0) {
    try {
      return { routes: await adoptBuild(adopt, remote.js), adopted: true };
    } catch (error) {
      console.warn(`Vidriera: ${area} is reloaded:`, error);
    }
  }
  const { loadContainer } = await import('./load-container.ts');
  return { routes: await loadContainer(area, adopt ? attempt + 1 : attempt), adopted: false };
}

/** Passes the shell's modules to an area's build. All its files are fetched before, so that no import fails for the connection. */
async function adoptBuild(adopt: string, js: string[]): Promise<RouteObject[]> {
  await fetchChunks([adopt, ...js]);
  try {
    const build: { adopt: Adopt } = await import(/* @vite-ignore */ adopt);
    return (await build.adopt(sharedModules)).routes;
  } catch (error) {
    notePreloadError();
    throw error;
  }
}

/** The export of an area's entry (runtime/area/adopt.ts). */
type Adopt = (modules: typeof sharedModules) => Promise<{ routes: RouteObject[] }>;
