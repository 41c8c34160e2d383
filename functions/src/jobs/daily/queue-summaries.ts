import { monthOf } from '@vidriera/domain/figures/month';
import { monthSchema } from '@vidriera/domain/figures/month-schema';
import { monthBefore, sumsOf } from '@vidriera/domain/figures/whole-month';
import { getsMail } from '@vidriera/domain/usuario/mail-settings-schema';
import { mayPublish } from '@vidriera/domain/usuario/may';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { queueLetter } from '../../base/letters/queue.ts';
import { isAway } from '../../base/people/away.ts';
import { isClosed } from '../../base/people/is-gone.ts';

/** Summaries of a night, one every ten seconds: letters about accounts never wait behind them. */
const PER_NIGHT = 600;
const EVERY_MS = 10_000;
const PAGE = 100;
/** Failures that a night remembers: more are a fault of everything. */
const MOST_MISSED = 100;

/** A round over all creators for one month, by uid. It begins after `from`, turns at the end, and ends at `from`. */
const roundSchema = z.object({
  month: z.string(),
  from: z.string(),
  after: z.string(),
  hasTurned: z.boolean(),
  /** Creators whose letter failed; the next night tries them again. */
  missed: z._default(z.array(z.string()), []),
});
const cursorSchema = z.catch(z.object({ summaries: roundSchema }), {
  summaries: { month: '', from: '', after: '', hasTurned: false, missed: [] },
});
type Round = z.infer<typeof roundSchema>;

/**
 * Queues the letters about last month, in the order of uids; the next nights continue. A new month's round begins where the last one
 * stopped, so with more creators than a month's nights reach, none is always left out. The month's figures keep `letterAt`, so a
 * repeated run queues none twice. Creators without views or presses get none.
 */
export async function queueSummaries(
  { db, auth, now }: Pick<Deps, 'db' | 'auth' | 'now'>,
  isTimeLeft: () => boolean = () => true,
  most = PER_NIGHT,
): Promise<{ queued: number }> {
  const month = monthBefore(monthOf(now()));
  const cursor = refs.reconciliation(db);
  const { summaries: stored } = cursorSchema.parse((await cursor.get()).data());
  let round: Round =
    stored.month === month
      ? stored
      : { month, from: stored.after, after: stored.after, hasTurned: false, missed: [] };
  let queued = 0;
  /** Returns the uids of those that failed. */
  const queueAll = async (creators: DocumentSnapshot[]): Promise<string[]> => {
    const failed: string[] = [];
    await eachAlone(
      await reachable({ auth, now }, creators),
      ({ ref }) => ref.path,
      async ({ id }) => {
        failed.push(id);
        const notBefore = new Date(now().getTime() + queued * EVERY_MS);
        const done = await queueOne(db, id, month, { now: now(), notBefore });
        failed.pop();
        queued += done;
        return done;
      },
    );
    return failed;
  };
  if (round.missed.length > 0) {
    const again = await db.getAll(...round.missed.map((uid) => refs.user(db, uid)));
    round = { ...round, missed: await queueAll(again) };
    await cursor.set({ summaries: round }, { merge: true });
  }
  while (queued < most && !isDone(round) && isTimeLeft()) {
    const size = Math.min(PAGE, most - queued);
    const { docs } = await pageOf(db, round, size).get();
    const missed = [...round.missed, ...(await queueAll(docs))].slice(0, MOST_MISSED);
    const isEnd = docs.length < size;
    const isTurn = isEnd && !round.hasTurned && round.from !== '';
    round = isTurn
      ? { ...round, missed, after: '', hasTurned: true }
      : { ...round, missed, after: docs.at(-1)?.id ?? round.after };
    await cursor.set({ summaries: round }, { merge: true });
    if (isEnd && !isTurn) break;
  }
  return { queued };
}

const isDone = ({ from, after, hasTurned }: Round): boolean => hasTurned && after >= from;

function pageOf(db: Firestore, { from, after, hasTurned }: Round, size: number) {
  const creators = queryFrom(db, queries.creators()).limit(size);
  const rest = after ? creators.startAfter(after) : creators;
  return hasTurned ? rest.endAt(from) : rest;
}

/** Returns the creators with a confirmed address who came in the last six months and did not stop summaries. */
async function reachable(
  { auth, now }: Pick<Deps, 'auth' | 'now'>,
  creators: DocumentSnapshot[],
): Promise<DocumentSnapshot[]> {
  if (creators.length === 0) return [];
  const { users } = await auth.getUsers(creators.map(({ id }) => ({ uid: id })));
  const at = new Set(
    users
      .filter((user) => user.email && user.emailVerified && !user.disabled && !isAway(user, now()))
      .map(({ uid }) => uid),
  );
  return creators.filter((creator) => at.has(creator.id) && getsMail(creator.data(), 'figuresMail'));
}

/** Queues a letter and its mark in one transaction. */
function queueOne(
  db: Firestore,
  uid: string,
  month: string,
  times: { now: Date; notBefore: Date },
): Promise<number> {
  return db.runTransaction(async (tx) => {
    const [user, figures] = await tx.getAll(refs.user(db, uid), refs.figures(db, uid, month));
    if (!user?.exists || isClosed(user) || !mayPublish(user.get('role'))) return 0;
    if (!figures?.exists || figures.get('letterAt') !== undefined) return 0;
    const [views, presses] = sumsOf(monthSchema.parse(figures.data()));
    if (views + presses === 0) return 0;
    tx.update(figures.ref, { letterAt: times.now });
    queueLetter(tx, db, { uid, letter: { kind: 'monthly-figures', month }, ...times });
    return 1;
  }, PATIENT);
}
