import { LRUCache } from 'lru-cache';
import { type ReadBudget, readBudget } from '../../base/http/read-budget.ts';
import { networkOf } from '../../base/limits/network.ts';

/**
 * Pages past the CDN that an instance makes for one network: three hundred at once, then three a second. People behind one address
 * open fewer. A crawler of every address is told to come back later.
 */
export const DRAWN = { perSecond: 3, most: 300 };
const NETWORKS = 10_000;

/** Tells whether the network of a request may have another page. */
export type MayDraw = (forwardedFor: string | string[] | undefined) => boolean;

/** Returns the budgets of an instance. On a local stack there are no networks, and no limits. */
export function drawingBudget(limits = DRAWN, now: () => number = Date.now): MayDraw {
  const budgets = new LRUCache<string, ReadBudget>({ max: NETWORKS });
  return (forwardedFor) => {
    const network = networkOf(forwardedFor);
    if (!network) return true;
    const budget = budgets.get(network.prefix) ?? readBudget(limits, now);
    budgets.set(network.prefix, budget);
    return budget.take(1);
  };
}
