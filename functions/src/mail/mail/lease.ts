import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';
import { parseStored } from '../../base/firestore/unreadable.ts';
import {
  isNotice,
  type Letter,
  type Mail,
  mailSchema,
  type Reason,
} from '../../base/letters/letter-schema.ts';

/** Longer than sending takes (smtp.ts): an expired lease is a dead sender’s. */
export const LEASE_MS = 120_000;
/** Least time between notices of an item to a person: news of five minutes go out together. */
export const NOTICE_EVERY_MS = 5 * 60_000;
/** Time until a letter is given up. */
export const GIVE_UP_MS = 5 * 3_600_000;
const MINUTE_MS = 60_000;
const CLOCK_SKEW_MS = 5000;

/** A leased letter. */
export interface Claimed {
  id: string;
  uid: string;
  letter: Letter;
  version: number;
  attempts: number;
}
/** `claimed`, or the reason why nothing is sent. */
export type LeaseOutcome =
  | { kind: 'claimed'; claimed: Claimed }
  | { kind: 'nothing' | 'busy' | 'postponed' | 'uncertain' | 'too-late' };

const DONE = { notBefore: null, dueSince: null, lease: null };

/** Empties sent news, so that they are not repeated. */
const clearedNews = ({ letter }: Mail) => (letter.kind === 'event-notice' ? { 'letter.news': {} } : {});

/** Doubles from 1 minute to an hour. */
const backoffMs = (attempts: number): number => Math.min(60, 2 ** (attempts - 1)) * MINUTE_MS;

/** Tolerates clock skew. */
export const isDue = (notBefore: Date | null, now: Date): boolean =>
  notBefore !== null && notBefore.getTime() <= now.getTime() + CLOCK_SKEW_MS;

/** Leases a due letter. Exactly one sender gets it. */
export function claim(db: Firestore, id: string, now: Date): Promise<LeaseOutcome> {
  return db.runTransaction(async (tx): Promise<LeaseOutcome> => {
    const ref = refs.mail(db).doc(id);
    const found = await tx.get(ref);
    if (!found.exists) return { kind: 'nothing' };
    const mail = parseStored(mailSchema, found, found.data());
    const after = afterDeadLease(mail, now);
    if (after === 'busy') return { kind: 'busy' };
    if (mail.lease && after.state === 'uncertain') {
      tx.update(ref, { ...DONE, ...clearedNews(mail), state: 'uncertain', sentAt: after.sentAt });
      return { kind: 'uncertain' };
    }
    const { uid, letter, version, attempts } = mail;
    const isOpen = after.state === 'waiting' && mail.notBefore !== null;
    if (!isOpen) return { kind: 'nothing' };
    const next = noticeFrom(letter, after.sentAt);
    if (next && next > now) {
      if (mail.notBefore?.getTime() !== next.getTime())
        tx.update(ref, { notBefore: next, dueSince: next, lease: null, sentAt: after.sentAt });
      return { kind: 'postponed' };
    }
    if (mail.state === 'waiting' && !isDue(mail.notBefore, now)) return { kind: 'nothing' };
    if (now.getTime() - (mail.dueSince ?? now).getTime() > GIVE_UP_MS) {
      tx.update(ref, { ...DONE, state: 'failed', reason: 'too-late' });
      return { kind: 'too-late' };
    }
    const until = new Date(now.getTime() + LEASE_MS);
    const lease = { until, version, isHandedOver: false };
    tx.update(ref, { state: 'sending', lease, notBefore: until, sentAt: after.sentAt });
    return { kind: 'claimed', claimed: { id, uid, letter, version, attempts } };
  });
}

/** The state after a dead sender’s lease. */
function afterDeadLease({ state, lease, version, sentAt }: Mail, now: Date) {
  if (!lease) return { state, sentAt };
  if (lease.until > now) return 'busy';
  if (!lease.isHandedOver) return { state: 'waiting' as const, sentAt };
  return { state: lease.version === version ? ('uncertain' as const) : state, sentAt: lease.until };
}

/** Returns when a notice may be sent; `null` for at once. */
const noticeFrom = (letter: Letter, sentAt: Date | null): Date | null =>
  isNotice(letter) && sentAt ? new Date(sentAt.getTime() + NOTICE_EVERY_MS) : null;

export class LeaseLost extends Error {}

/** Changes a letter under its lease. @throws LeaseLost */
function underLease(
  db: Firestore,
  { id, version }: Claimed,
  now: Date,
  change: (mail: Mail) => Record<string, unknown>,
): Promise<void> {
  return db.runTransaction(async (tx) => {
    const ref = refs.mail(db).doc(id);
    const found = await tx.get(ref);
    if (!found.exists) throw new LeaseLost(id);
    const mail = parseStored(mailSchema, found, found.data());
    if (!mail.lease || mail.lease.version !== version || mail.lease.until <= now) throw new LeaseLost(id);
    tx.update(ref, change(mail));
  });
}

/** Records that the transfer to the server begins. */
export const handOver = (db: Firestore, claimed: Claimed, now: Date): Promise<void> =>
  underLease(db, claimed, now, () => ({ 'lease.isHandedOver': true }));

/** `postponed`: due again at that time. */
export type LetterEnding =
  | { kind: 'sent' | 'uncertain' }
  | { kind: 'dropped' | 'failed'; reason: Reason }
  | { kind: 'postponed'; reason: Reason; until: Date }
  | { kind: 'again' };

/** Ends a lease. A newer version stays queued. */
export const finish = (db: Firestore, claimed: Claimed, now: Date, ending: LetterEnding): Promise<void> =>
  underLease(db, claimed, now, (mail) => {
    const isSent = ending.kind === 'sent' || ending.kind === 'uncertain';
    const sentAt = isSent ? now : mail.sentAt;
    if (mail.version !== claimed.version)
      return { state: 'waiting', lease: null, sentAt, notBefore: now, dueSince: now };
    switch (ending.kind) {
      case 'postponed':
        return {
          state: 'waiting',
          lease: null,
          reason: ending.reason,
          notBefore: ending.until,
          dueSince: ending.until,
        };
      case 'again': {
        const attempts = mail.attempts + 1;
        const notBefore = new Date(now.getTime() + backoffMs(attempts));
        return { state: 'waiting', lease: null, attempts, notBefore };
      }
      default: {
        const reason = 'reason' in ending ? ending.reason : null;
        return { ...DONE, ...clearedNews(mail), state: ending.kind, reason, sentAt };
      }
    }
  });
