import { AREAS, type Area } from 'domain/site/areas';
import { type Remote, type Remotes, remoteSchema } from 'domain/site/config-schema';
import { fetchFile } from './fetch-file.ts';
import { areaFile } from './request.ts';
import type { SiteOrigins } from './sites.ts';

/** The remotes map, and which of its entries are remembered from before their site stopped answering. */
export interface RemotesMap {
  remotes: Remotes;
  stale: Area[];
}

interface Options {
  origins: () => Promise<SiteOrigins>;
  /** For how long an answer is given again without asking the sites, in milliseconds. */
  freshMs: number;
  limitMs?: number;
  now?: () => number;
  log: (message: string, details: object) => void;
}

/**
 * Composes /remotes.json from the `remote.json` each area's build writes. When a site does not answer, its last good entry
 * stays and is named in `stale`: the map can still be used, and loading the entry says the truth.
 */
export function createRemotes({ origins, freshMs, limitMs = 3000, now = Date.now, log }: Options) {
  const good = new Map<Area, Remote>();
  let kept: { at: number; map: Promise<RemotesMap> } | undefined;

  const ask = async (): Promise<RemotesMap> => {
    const sites = await origins().catch((error: unknown) => {
      log('gate: the sites are unknown', { error });
      return null;
    });
    const stale: Area[] = [];
    const entries = await Promise.all(
      AREAS.map(async (area): Promise<[Area, Remote] | null> => {
        const outcome = sites ? await readRemote(area, sites[area], limitMs) : 'no sites';
        if (typeof outcome === 'object') good.set(area, outcome);
        else {
          stale.push(area);
          log('gate: no remote.json', { area, reason: outcome });
        }
        const remote = good.get(area);
        return remote ? [area, remote] : null;
      }),
    );
    return { remotes: Object.fromEntries(entries.filter((entry) => entry !== null)), stale };
  };

  return (fresh = false): Promise<RemotesMap> => {
    if (!kept || fresh || now() - kept.at > freshMs) {
      const map = ask();
      kept = { at: now(), map };
      void map.then(({ stale }) => {
        if (stale.length > 0 && kept?.map === map) kept = undefined;
      });
    }
    return kept.map;
  };
}

/** An area's `remote.json`, or why it can't be had. Its addresses must be files of that same area. */
async function readRemote(area: Area, origin: string, limitMs: number): Promise<Remote | string> {
  const file = areaFile(`/r/${area}/remote.json`);
  if (!file) return 'no such area';
  const fetched = await fetchFile(file, origin, limitMs);
  if (fetched.kind === 'missing') return 'missing';
  if (fetched.kind === 'down') return fetched.reason;
  const remote = remoteSchema.safeParse(parseJson(fetched.body.toString('utf8')));
  if (!remote.success) return 'not what a remote.json is';
  const { entry, js } = remote.data;
  const foreign = [entry, ...js].find((path) => areaFile(path)?.area !== area);
  return foreign ? `names ${foreign}` : remote.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
