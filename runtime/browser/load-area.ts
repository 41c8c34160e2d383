import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { Area } from '@vidriera/domain/site/areas';
import { within } from '@vidriera/domain/time-limit';
import { notePreloadError } from '@vidriera/kit/retry';
import { pageConfig } from '@vidriera/session/config';
import type { DrawnArea } from '../contract/page.ts';
import type { AreaRoutes } from './area-routes.ts';
import { shared } from './shared.ts';

/** The federation runtime waits for ever on an entry that hangs. */
const LIMIT_MS = 20_000;

const loading = new Map<Area, Promise<AreaRoutes>>();
const failures = new Map<Area, number>();

/**
 * An area's routes, loaded once: by the build the page's map names for this shell, and where that can't be had by the container of what is
 * live now. A failure is forgotten: the next call reads /remotes.json anew and fetches the container under another address, since browsers
 * remember a module that failed.
 * @throws Failure 'area-down'
 */
export const loadArea = (area: Area): Promise<AreaRoutes> => {
  const remote = pageConfig().remotes[area];
  const adopt = remote?.adopt;
  return keep(area, async (attempt) => {
    if (!adopt) return byContainer(area, attempt);
    try {
      if (attempt === 0) return await adoptBuild(adopt, remote.js);
    } catch (error) {
      console.warn(`Vidriera: ${area} is loaded anew:`, error);
    }
    return byContainer(area, attempt + 1);
  });
};

/** All of it is fetched before it is imported, so that no module fails for the line, which the browser would remember. */
async function adoptBuild(adopt: string, js: string[]): Promise<AreaRoutes> {
  await Promise.all(
    [adopt, ...js].map(async (href) => {
      const answer = await fetch(href);
      if (!answer.ok) throw new Error(`${href}: HTTP ${answer.status}`);
      await answer.arrayBuffer();
    }),
  );
  return handOver(adopt);
}

/** Hands the shell's modules to an area's build. */
async function handOver(adopt: string): Promise<AreaRoutes> {
  const build: { adopt: Adopt } = await import(/* @vite-ignore */ adopt);
  return build.adopt(shared);
}

const byContainer = async (area: Area, attempt: number): Promise<AreaRoutes> =>
  (await import('./container.ts')).loadContainer(area, attempt);

/**
 * The routes of the area that a page was drawn with on the server, by that very build: it is handed the shell's modules and nothing is
 * negotiated. Where that build can't be had, the area is loaded as any other, and `adopted` is false.
 * @throws Failure 'area-down'
 */
export async function adoptArea({ name, adopt }: DrawnArea): Promise<AreaRoutes & { adopted: boolean }> {
  let adopted = true;
  const { routes } = await keep(name, async (attempt) => {
    try {
      return await handOver(adopt);
    } catch (error) {
      console.warn(`Vidriera: ${name} is loaded anew:`, error);
      adopted = false;
      notePreloadError();
      return byContainer(name, attempt + 1); // the page's own map names the same build
    }
  });
  return { routes, adopted };
}

/** What runtime/build/adopt.ts puts into each area's build. */
type Adopt = (modules: typeof shared) => Promise<AreaRoutes>;

function keep(area: Area, get: (attempt: number) => Promise<AreaRoutes>): Promise<AreaRoutes> {
  const known = loading.get(area);
  if (known) return known;
  const attempt = failures.get(area) ?? 0;
  const work = within(LIMIT_MS, get(attempt)).catch((cause: unknown) => {
    loading.delete(area);
    failures.set(area, attempt + 1);
    throw new Failure('area-down', messages.general.areaDown, { cause });
  });
  loading.set(area, work);
  return work;
}
