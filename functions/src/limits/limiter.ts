import { createHmac } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';
import type { Network } from './network.ts';
import { type Limit, PAST_HOSTING, type Scope, TABLE } from './table.ts';

/** The caller: its uid if signed in, its network if known. */
export interface Asking {
  account?: string | undefined;
  network?: Network | null;
  /** Mailbox that a letter would go to (`mailboxOf` of people/mailbox.ts). */
  mailbox?: string | undefined;
}

/** `seconds` until the window ends. */
export type LimitVerdict = { kind: 'allowed' } | { kind: 'refused'; by: Key['by']; seconds: number };

interface Key {
  id: string;
  by: 'account' | 'network' | 'mailbox';
  most: number;
}

/** Full keys that an instance remembers. */
const REMEMBERED = 5000;

export interface Limiter {
  /** Counts one call, unless a key is full. @throws errors of Firestore */
  take(scope: Scope, asking: Asking): Promise<LimitVerdict>;
  /** Takes back one call of this window; only for scopes with `returns`. @throws errors of Firestore */
  giveBack(scope: Scope, asking: Asking): Promise<void>;
}

/**
 * Counts calls across all instances in `limit/{id}`: one document for each scope, window, and account,
 * mailbox or network. A refused call writes nothing, and the instance remembers full keys, so a flood costs
 * one read per instance.
 * Ids are keyed hashes that include the window, so no address or uid is stored and networks can't be
 * followed. The secret's holder could try all networks of a recent window; `expiresAt` deletes documents
 * within a day of its end.
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

  function keysOf(scope: Scope, { account, network, mailbox }: Asking, begins: number): Key[] {
    const limit: Limit = TABLE[scope];
    const key = (by: Key['by'], who: string, most: number): Key => {
      const text = [scope, begins, by, who].join('\n');
      return { id: createHmac('sha256', secret).update(text).digest('hex'), by, most };
    };
    const keys = account && limit.account ? [key('account', account, limit.account)] : [];
    if (mailbox && limit.mailbox) keys.push(key('mailbox', mailbox, limit.mailbox));
    if (!network || !limit.network) return keys;
    const { prefix, pastHosting, front } = network;
    if (!pastHosting) keys.push(key('network', prefix, limit.network));
    const last = pastHosting ? prefix : front;
    if (last) keys.push(key('network', `past ${last}`, limit.network * PAST_HOSTING));
    return keys;
  }

  async function take(scope: Scope, asking: Asking): Promise<LimitVerdict> {
    const { window } = TABLE[scope];
    const second = Math.floor(now().getTime() / 1000);
    const begins = second - (second % window);
    const ends = begins + window;
    const keys = keysOf(scope, asking, begins);
    const refused = ({ by }: Key): LimitVerdict => ({ kind: 'refused', by, seconds: ends - second });
    const known = keys.find(({ id }) => full.has(id));
    if (known) return refused(known);
    if (keys.length === 0) return { kind: 'allowed' };
    const expiresAt = new Date(ends * 1000);
    const over = await db.runTransaction(async (tx) => {
      const found = await tx.getAll(...keys.map(({ id }) => refs.limit(db, id)));
      const times = found.map((document) => Number(document.get('times') ?? 0));
      const reached = keys.find(({ most }, i) => (times[i] ?? 0) >= most);
      if (reached) return reached;
      for (const [i, { ref }] of found.entries()) tx.set(ref, { times: (times[i] ?? 0) + 1, expiresAt });
      return null;
    }, PATIENT);
    if (!over) return { kind: 'allowed' };
    const limit: Limit = TABLE[scope];
    if (!limit.returns) full.set(over.id, true);
    return refused(over);
  }

  async function giveBack(scope: Scope, asking: Asking): Promise<void> {
    const second = Math.floor(now().getTime() / 1000);
    const keys = keysOf(scope, asking, second - (second % TABLE[scope].window));
    if (keys.length === 0) return;
    await db.runTransaction(async (tx) => {
      const found = await tx.getAll(...keys.map(({ id }) => refs.limit(db, id)));
      for (const document of found) {
        const times = Number(document.get('times') ?? 0);
        if (times > 0) tx.update(document.ref, { times: times - 1 });
      }
    }, PATIENT);
  }
  return { take, giveBack };
}
