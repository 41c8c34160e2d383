import { LRUCache } from 'lru-cache';
import { MOST_SECONDS } from './in-memory.ts';
import type { Network } from './network.ts';

/** Networks that one front names within an hour in one instance; more are probably made up. */
export const MOST_OF_FRONT = 2000;
/** Multiplies the limit of a count that several networks share. */
export const PAST_HOSTING = 10;
/** Google's published ranges have some 1,900 networks that may be fronts. */
const FRONTS = 2000;

/** A network's name for counting, and how often its limit fits. */
export interface Counted {
  name: string;
  times: number;
}

/**
 * Returns which count a network has. Calls past Hosting may invent all networks but their own, which has more room. Some Google services
 * call any address for anybody, so a front that names too many networks has one count for further ones.
 */
export function createFronts(now: () => number = Date.now): (network: Network) => Counted {
  const named = new LRUCache<string, Set<string>>({
    max: FRONTS,
    ttl: MOST_SECONDS * 1000,
    ttlResolution: 0,
    perf: { now },
  });
  return ({ prefix, pastHosting, front }) => {
    if (pastHosting) return { name: `past ${prefix}`, times: PAST_HOSTING };
    if (!front) return { name: prefix, times: 1 };
    const networks = named.get(front) ?? new Set();
    if (networks.size === 0) named.set(front, networks);
    if (networks.size < MOST_OF_FRONT) networks.add(prefix);
    return networks.has(prefix) ? { name: prefix, times: 1 } : { name: `past ${front}`, times: PAST_HOSTING };
  };
}
