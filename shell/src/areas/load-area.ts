import type { Area, Remote, Remotes } from 'domain/config';
import type { AreaServida } from 'domain/pagina';
import { within } from 'domain/time-limit';
import { pageConfig } from 'kit/config';
import { once } from 'kit/once';
import type { AreaRoutes } from 'kit/remote';
import { AreaFallo } from './fallo.ts';
import { shared } from './shared.ts';

/** The federation runtime waits for ever on an entry that hangs. */
const LIMIT_MS = 20_000;

const loading = new Map<Area, Promise<AreaRoutes>>();
const failures = new Map<Area, number>();
const federation = once(async () => (await import('./host.ts')).host);

/**
 * An area's routes, loaded once. A failure is forgotten: the next call reads /remotes.json anew and fetches the entry under
 * another address, since browsers remember a module that failed.
 * @throws AreaFallo
 */
export const loadArea = (area: Area): Promise<AreaRoutes> => keep(area, load);

/**
 * The routes of the area that a page was rendered with on the server. While that is still the area's build, it is handed the shell's modules
 * and nothing is negotiated; otherwise it is loaded as any other.
 * @throws AreaFallo
 */
export function adoptArea({ name, buildId, adopt }: AreaServida): Promise<AreaRoutes> {
  if (pageConfig().remotes[name]?.buildId !== buildId) return loadArea(name);
  return keep(name, async () => {
    const build = (await import(/* @vite-ignore */ adopt)) as { adopt: Adopt };
    return build.adopt(shared);
  });
}

/** What kit/vite/adopt.ts puts into each area's build. */
type Adopt = (modules: typeof shared) => Promise<AreaRoutes>;

function keep(area: Area, get: (area: Area, attempt: number) => Promise<AreaRoutes>): Promise<AreaRoutes> {
  const known = loading.get(area);
  if (known) return known;
  const attempt = failures.get(area) ?? 0;
  const work = within(LIMIT_MS, get(area, attempt)).catch((cause: unknown) => {
    loading.delete(area);
    failures.set(area, attempt + 1);
    throw new AreaFallo(area, cause);
  });
  loading.set(area, work);
  return work;
}

/** Whether an area has failed and not been loaded since. */
export const hasFailed = (area: Area): boolean => failures.has(area) && !loading.has(area);

async function load(area: Area, attempt: number): Promise<AreaRoutes> {
  const remotes = attempt === 0 ? pageConfig().remotes : await freshRemotes();
  const remote = remotes[area] ?? (attempt === 0 ? (await freshRemotes())[area] : undefined);
  if (!remote) throw new Error(`/remotes.json does not know ${area}`);
  warm(remote);
  const name = `${area}_mf`;
  const entry = attempt === 0 ? remote.entry : `${remote.entry}?retry=${attempt}`;
  const host = await federation();
  host.registerRemotes([{ name, entry: new URL(entry, location.href).href, type: 'module' }], {
    force: attempt > 0,
  });
  const module = await host.loadRemote<AreaRoutes>(`${name}/routes`);
  if (!Array.isArray(module?.routes)) throw new Error(`${name}/routes exposes no routes`);
  return module;
}

/** @throws when the map can't be fetched or is not what the contract says */
async function freshRemotes(): Promise<Remotes> {
  const [response, { remotesSchema }] = await Promise.all([
    fetch('/remotes.json', { cache: 'reload' }),
    import('domain/config-schema'),
  ]);
  if (!response.ok) throw new Error(`/remotes.json: HTTP ${response.status}`);
  return remotesSchema.parse(await response.json());
}

/**
 * Has the entry's chunks fetched into the browser's cache while the entry itself is on its way. Not by modulepreload or preload:
 * browsers remember for the page's life that one of those failed, and then no retry of the entry brings its chunks back.
 */
function warm({ js }: Remote): void {
  for (const href of js) {
    if (document.head.querySelector(`link[href="${CSS.escape(href)}"]`)) continue;
    const fetched = fetch(href).then((response) => response.arrayBuffer());
    fetched.catch(() => undefined); // importing it will say so
  }
}
