import { createHmac } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';
import { createFronts } from './fronts.ts';
import { type CountInMemory, limitInMemory } from './in-memory.ts';
import { createLeases } from './leases.ts';
import type { Network } from './network.ts';
import { type Limit, type Scope, TABLE } from './table.ts';

/** The caller. */
export interface Asking {
  /** Its uid, or another name that has a count. */
  account?: string | undefined;
  /** If it is known and counts (limited.ts). */
  network?: Network | null;
}

/** `seconds` until the window ends. */
export type LimitVerdict = { kind: 'allowed' } | { kind: 'refused'; by: keyof Asking; seconds: number };

/** Full counts of accounts that an instance remembers. */
const REMEMBERED = 5000;

export interface Limiter {
  /** Counts one call, unless a count is full. @throws errors of Firestore */
  take(scope: Scope, asking: Asking): Promise<LimitVerdict>;
  /** Takes back one call of this window; by account only for scopes with `returns`. @throws errors of Firestore */
  giveBack(scope: Scope, asking: Asking): Promise<void>;
}

/**
 * Counts calls by account, one document for each scope and window across all instances, and by network: in memory, or shared by leases
 * (limits/table.ts says which). The network comes first, so a flood from one writes nothing.
 * Ids are keyed hashes that include the window, so no address or uid is stored and nobody can be followed. The secret's holder could try
 * all networks of a recent window; `expiresAt` deletes documents within a day of its end.
 */
export function createLimiter({
  db,
  now,
  secret,
}: {
  db: Firestore;
  now: () => Date;
  secret: string;
}): Limiter {
  const full = new LRUCache<string, true>({ max: REMEMBERED });
  const countOf = createFronts(() => now().getTime());
  const leases = createLeases(db);
  const inMemory = new Map<Scope, CountInMemory>();

  const allowed = { kind: 'allowed' } as const;

  function windowOf(scope: Scope) {
    const { window } = TABLE[scope];
    const second = Math.floor(now().getTime() / 1000);
    const begins = second - (second % window);
    const expiresAt = new Date((begins + window) * 1000);
    const idOf = (by: keyof Asking, who: string): string =>
      createHmac('sha256', secret).update([scope, begins, by, who].join('\n')).digest('hex');
    return { idOf, expiresAt, seconds: begins + window - second };
  }

  function memoryOf(scope: Scope, most: number): CountInMemory {
    const { window } = TABLE[scope];
    const kept = inMemory.get(scope) ?? limitInMemory({ most, window, now: () => now().getTime() });
    inMemory.set(scope, kept);
    return kept;
  }

  async function takeNetwork(scope: Scope, network: Network): Promise<LimitVerdict> {
    const limit: Limit = TABLE[scope];
    if (!limit.network) return allowed;
    const { name, times } = countOf(network);
    const most = limit.network * times;
    if (!limit.isShared) {
      const wait = memoryOf(scope, limit.network).take(name, most);
      return wait === 0 ? allowed : { kind: 'refused', by: 'network', seconds: wait };
    }
    const { idOf, expiresAt, seconds } = windowOf(scope);
    const hasRoom = await leases.take(idOf('network', name), most, expiresAt);
    return hasRoom ? allowed : { kind: 'refused', by: 'network', seconds };
  }

  function giveBackNetwork(scope: Scope, network: Network): void {
    const limit: Limit = TABLE[scope];
    if (!limit.network) return;
    const { name, times } = countOf(network);
    if (limit.isShared) leases.giveBack(windowOf(scope).idOf('network', name));
    else memoryOf(scope, limit.network).giveBack(name, limit.network * times);
  }

  async function takeAccount(scope: Scope, account: string): Promise<LimitVerdict> {
    const limit: Limit = TABLE[scope];
    const { account: most } = limit;
    if (!most) return allowed;
    const { idOf, expiresAt, seconds } = windowOf(scope);
    const id = idOf('account', account);
    const refused = { kind: 'refused', by: 'account', seconds } as const;
    if (full.has(id)) return refused;
    const isOver = await db.runTransaction(async (tx) => {
      const ref = refs.limit(db, id);
      const [found] = await tx.getAll(ref);
      const times = Number(found?.get('times') ?? 0);
      if (times < most) tx.set(ref, { times: times + 1, expiresAt });
      return times >= most;
    }, PATIENT);
    if (!isOver) return allowed;
    if (!limit.returns) full.set(id, true);
    return refused;
  }

  return {
    take: async (scope, { account, network }) => {
      const byNetwork = network ? await takeNetwork(scope, network) : allowed;
      if (byNetwork.kind === 'refused' || !account) return byNetwork;
      const byAccount = await takeAccount(scope, account);
      if (byAccount.kind === 'refused' && network) giveBackNetwork(scope, network);
      return byAccount;
    },
    giveBack: async (scope, { account, network }) => {
      if (network) giveBackNetwork(scope, network);
      const limit: Limit = TABLE[scope];
      if (!account || !limit.account) return;
      const ref = refs.limit(db, windowOf(scope).idOf('account', account));
      await db.runTransaction(async (tx) => {
        const times = Number((await tx.get(ref)).get('times') ?? 0);
        if (times > 0) tx.update(ref, { times: times - 1 });
      }, PATIENT);
    },
  };
}
