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
import { logger } from '../shared/logger.ts';
import { fetchFile } from './fetch-file.ts';
import type { SiteOrigins } from './sites.ts';

/** The builds that the sites keep, the live one of each first. */
export interface Releases {
  shell: ShellBuild[];
  areas: Partial<Record<Area, AreaBuild[]>>;
  /** Whose list is remembered from before its site stopped answering, or was never seen. */
  stale: SiteName[];
}

/** However often the sites are to be asked, they are asked once in so many milliseconds. */
const ASKED_MS = 1000;

interface Options {
  origins: SiteOrigins;
  /** For how long an answer is given again without asking the sites, in milliseconds. */
  freshMs: number;
  limitMs?: number;
  now?: () => number;
}

/**
 * Reads `shell.json` and each area's `remote.json`. When a site does not answer, its last good list stays and is named in `stale`:
 * it can still be used, and fetching its files says the truth.
 * @returns a function that never throws. @param fresh asks the sites though what is known be fresh; once a second at most, for all who ask
 */
export function createReleases({ origins, freshMs, limitMs = 3000, now = Date.now }: Options) {
  const shells = rememberGood<ShellBuild>();
  const areas = rememberGood<AreaBuild>();
  let kept: { at: number; forMs: number; answer: Promise<Releases> } | undefined;

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
    if (!kept || now() - kept.at > (fresh ? Math.min(ASKED_MS, kept.forMs) : kept.forMs)) {
      const asked = { at: now(), forMs: freshMs, answer: ask() };
      kept = asked;
      void asked.answer.then(({ stale }) => {
        if (stale.length > 0) asked.forMs = Math.min(ASKED_MS, freshMs);
      });
    }
    return kept.answer;
  };
}

export type ReadReleases = ReturnType<typeof createReleases>;

/** Gives what is new, or what was last good. */
function rememberGood<B>() {
  const good = new Map<SiteName, B[]>();
  return (part: SiteName, builds: B[] | null | undefined): B[] => {
    if (builds) good.set(part, builds);
    return good.get(part) ?? [];
  };
}

/** The builds a manifest lists, or why it can't be had. */
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
    return builds.length > 0 ? builds : 'lists no build that can be read';
  } catch (error) {
    return `is no manifest: ${(error as Error).name}`;
  }
}

/** Whether an area's build names files of that area alone. */
const isOwn = (area: Area, { entry, adopt, js, server }: AreaBuild): boolean =>
  [entry, adopt, ...js, server.file].every((path) => path.startsWith(`/r/${area}/`));
