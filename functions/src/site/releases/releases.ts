import type { SiteName } from '@vidriera/domain/site/areas';
import { AREAS, type Area } from '@vidriera/domain/site/areas';
import type { z } from '@vidriera/domain/zod';
import {
  type AreaBuild,
  areaBuildSchema,
  readBuilds,
  type ShellBuild,
  shellBuildSchema,
} from '@vidriera/runtime/contract/manifest-schema';
import { logger } from '../../base/process/logger.ts';
import { fetchFile } from './fetch-file.ts';
import type { SiteOrigins } from './sites.ts';

/** Each site's builds, the live one first. */
export interface Releases {
  shell: ShellBuild[];
  areas: Partial<Record<Area, AreaBuild[]>>;
  /** Sites that do not answer: their list is the last good one, or empty. */
  stale: SiteName[];
}

/** Least time between requests to the sites, in milliseconds. */
const LEAST_MS = 1000;

interface Options {
  origins: SiteOrigins;
  /** Lifetime of an answer, in milliseconds. */
  freshMs: number;
  limitMs?: number;
  now?: () => number;
}

/**
 * Returns the reader of `shell.json` and each area's `remote.json`. If a site does not answer, its last good list stays in use and
 * `stale` names the site.
 * @returns a function that never throws. @param fresh asks the sites again, at most once a second
 */
export function createReleases({ origins, freshMs, limitMs = 3000, now = Date.now }: Options) {
  const shells = lastGood<ShellBuild>();
  const areas = lastGood<AreaBuild>();
  let cached: { at: number; forMs: number; answer: Promise<Releases> } | undefined;

  const ask = async (): Promise<Releases> => {
    const stale: SiteName[] = [];
    const read = async <S extends z.ZodMiniType>(part: SiteName, path: string, schema: S) => {
      const outcome = await readManifest(path, origins[part], schema, limitMs);
      if (typeof outcome !== 'string') return outcome;
      stale.push(part);
      logger.warn('releases: no manifest', { part, reason: outcome });
      return null;
    };
    const [shell, ...each] = await Promise.all([
      read('shell', '/shell.json', shellBuildSchema),
      ...AREAS.map(async (area) => {
        const builds = await read(area, `/r/${area}/remote.json`, areaBuildSchema);
        return [
          area,
          areas(
            area,
            builds?.filter((build) => isOwn(area, build)),
          ),
        ] as const;
      }),
    ]);
    return { shell: shells('shell', shell), areas: Object.fromEntries(each), stale };
  };

  return (fresh = false): Promise<Releases> => {
    if (!cached || now() - cached.at > (fresh ? Math.min(LEAST_MS, cached.forMs) : cached.forMs)) {
      const reading = { at: now(), forMs: freshMs, answer: ask() };
      cached = reading;
      void reading.answer.then(({ stale }) => {
        if (stale.length > 0) reading.forMs = Math.min(LEAST_MS, freshMs);
      });
    }
    return cached.answer;
  };
}

export type ReadReleases = ReturnType<typeof createReleases>;

/** Returns the new list, or else the last good one. */
function lastGood<B>() {
  const good = new Map<SiteName, B[]>();
  return (part: SiteName, builds: B[] | null | undefined): B[] => {
    if (builds) good.set(part, builds);
    return good.get(part) ?? [];
  };
}

/** Returns a manifest's builds, or a text with the failure. */
async function readManifest<S extends z.ZodMiniType>(
  path: string,
  origin: string,
  schema: S,
  limitMs: number,
): Promise<z.infer<S>[] | string> {
  const fetched = await fetchFile(path, origin, limitMs);
  if (fetched.kind === 'missing') return 'missing';
  if (fetched.kind === 'down') return fetched.reason;
  try {
    const builds = readBuilds(schema, JSON.parse(fetched.body.toString('utf8')));
    return builds.length > 0 ? builds : 'no readable build';
  } catch (error) {
    return `invalid manifest: ${(error as Error).name}`;
  }
}

/** Returns whether a build names only files of its area. */
const isOwn = (area: Area, { entry, adopt, js, server }: AreaBuild): boolean =>
  [entry, adopt, ...js, server.file].every((path) => path.startsWith(`/r/${area}/`));
