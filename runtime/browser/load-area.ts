import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { Area } from '@vidriera/domain/site/areas';
import { within } from '@vidriera/domain/time-limit';
import { notePreloadError } from '@vidriera/kit/retry';
import { pageConfig } from '@vidriera/session/config';
import type { PageArea } from '../contract/page.ts';
import type { AreaRoutes } from './area-routes.ts';
import { sharedModules } from './shared-modules.ts';

/** The federation runtime has no timeout of its own. In milliseconds. */
const TIMEOUT_MS = 20_000;

const loading = new Map<Area, Promise<AreaRoutes>>();
const failures = new Map<Area, number>();

/**
 * Loads an area's routes once: from the build that the page's map names, or else by the federation container of the live build. A failure is
 * not cached: the next call reads /remotes.json again and fetches the container under another address, since browsers remember a failed module.
 * @throws Failure 'area-down'
 */
export const loadArea = (area: Area): Promise<AreaRoutes> => {
  const remote = pageConfig().remotes[area];
  const adopt = remote?.adopt;
  return loadOnce(area, async (attempt) => {
    if (!adopt) return byContainer(area, attempt);
    try {
      if (attempt === 0) return await fetchAndAdopt(adopt, remote.js);
    } catch (error) {
      console.warn(`Vidriera: ${area} is loaded anew:`, error);
    }
    return byContainer(area, attempt + 1);
  });
};

/** Fetches all files before the import, so that no import fails for the connection: browsers remember a failed module. */
async function fetchAndAdopt(adopt: string, js: string[]): Promise<AreaRoutes> {
  await Promise.all(
    [adopt, ...js].map(async (href) => {
      const answer = await fetch(href);
      if (!answer.ok) throw new Error(`${href}: HTTP ${answer.status}`);
      await answer.arrayBuffer();
    }),
  );
  return adoptBuild(adopt);
}

/** Passes the shell's modules to an area's build. */
async function adoptBuild(adopt: string): Promise<AreaRoutes> {
  const build: { adopt: Adopt } = await import(/* @vite-ignore */ adopt);
  return build.adopt(sharedModules);
}

const byContainer = async (area: Area, attempt: number): Promise<AreaRoutes> =>
  (await import('./load-container.ts')).loadContainer(area, attempt);

/**
 * Loads the routes of a page's area from the build that the page names. Where that fails, the area is loaded by its container and `adopted` is
 * false.
 * @throws Failure 'area-down'
 */
export async function adoptArea({ name, adopt }: PageArea): Promise<AreaRoutes & { adopted: boolean }> {
  let adopted = true;
  const { routes } = await loadOnce(name, async (attempt) => {
    try {
      return await adoptBuild(adopt);
    } catch (error) {
      console.warn(`Vidriera: ${name} is loaded anew:`, error);
      adopted = false;
      notePreloadError();
      return byContainer(name, attempt + 1); // the page's map names the same build
    }
  });
  return { routes, adopted };
}

/** The export of an area's entry (runtime/area/adopt.ts). */
type Adopt = (modules: typeof sharedModules) => Promise<AreaRoutes>;

function loadOnce(area: Area, get: (attempt: number) => Promise<AreaRoutes>): Promise<AreaRoutes> {
  const known = loading.get(area);
  if (known) return known;
  const attempt = failures.get(area) ?? 0;
  const work = within(TIMEOUT_MS, get(attempt)).catch((cause: unknown) => {
    loading.delete(area);
    failures.set(area, attempt + 1);
    throw new Failure('area-down', messages.general.areaDown, { cause });
  });
  loading.set(area, work);
  return work;
}
