import { getsMail } from '@vidriera/domain/usuario/mail-settings-schema';
import { diaOf, weekday } from '@vidriera/domain/values/fecha';
import { localTime } from '@vidriera/domain/values/local-time';
import { z } from '@vidriera/domain/zod';
import type { Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { queueLetter } from '../../base/letters/queue.ts';
import { isClosed } from '../../base/people/is-gone.ts';

/** Before the weekend. */
const THURSDAY = 4;
const FROM_HOUR = '10';
/** One letter after another: letters about accounts never wait behind them. */
const EVERY_MS = 700;

const cursorSchema = z.catch(z.object({ digests: z._default(z.string(), '') }), { digests: '' });

/**
 * Queues the week's letters on Thursdays from ten on, in the order of uids; each run goes on where the last one ended. The person keeps
 * `digestOf`, written with the letter, so a repeated run queues none twice. One read for each follower, and two for each letter.
 */
export async function queueDigests(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  isTimeLeft: () => boolean = () => true,
): Promise<{ queued: number }> {
  const today = diaOf(now());
  let queued = 0;
  if (weekday(today) !== THURSDAY || localTime(now()).slice(11, 13) < FROM_HOUR) return { queued };
  const cursor = refs.reconciliation(db);
  const { digests } = cursorSchema.parse((await cursor.get()).data());
  let after = digests.startsWith(`${today}/`) ? digests.slice(today.length + 1) : '';
  while (isTimeLeft()) {
    const [next] = (await queryFrom(db, queries.followerAfter(after)).limit(1).get()).docs;
    if (!next) break;
    const uid: string = next.get('uid');
    const notBefore = new Date(now().getTime() + queued * EVERY_MS);
    queued += await eachAlone(
      [uid],
      (followerUid) => `user/${followerUid}`,
      () => queueOne(db, uid, today, { now: now(), notBefore }),
    );
    after = uid;
    await cursor.set({ digests: `${today}/${after}` }, { merge: true });
  }
  return { queued };
}

/** Queues a letter and its mark in one transaction. */
function queueOne(
  db: Firestore,
  uid: string,
  today: string,
  times: { now: Date; notBefore: Date },
): Promise<number> {
  return db.runTransaction(async (tx) => {
    const user = await tx.get(refs.user(db, uid));
    if (!user.exists || isClosed(user) || !getsMail(user.data(), 'digestMail')) return 0;
    if (user.get('digestOf') === today) return 0;
    tx.update(user.ref, { digestOf: today });
    queueLetter(tx, db, { uid, letter: { kind: 'digest' }, ...times });
    return 1;
  }, PATIENT);
}
