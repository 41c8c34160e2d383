import { DAY_MS, UNCONFIRMED_DAYS } from '@vidriera/domain/site/retention';
import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { UserRecord } from 'firebase-admin/auth';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { endAccount } from '../../accounts/account/delete-account.ts';
import { holdsNothing, isBare } from '../../accounts/account/holds-nothing.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { parseStored, readable } from '../../base/firestore/unreadable.ts';
import { type Mail, mailSchema } from '../../base/letters/letter-schema.ts';
import { queueLetter } from '../../base/letters/queue.ts';

/** Most of a night, so that operators can stop a mistake. */
const MOST = { told: 200, removed: 50 };
const PAGE = 100;

const cursorSchema = z.catch(z.object({ withoutProfile: z._default(z.string(), '') }), {
  withoutProfile: '',
});

/**
 * Deletes accounts that nobody confirmed in 30 days and that hold nothing. A letter tells them once, a week before at least. Each night
 * goes on where the last one ended.
 */
export async function removeUnconfirmed(
  deps: Deps,
  isTimeLeft: () => boolean = () => true,
  most = MOST,
): Promise<{ told: number; removed: number }> {
  const { db, auth } = deps;
  const cursor = refs.reconciliation(db);
  let { withoutProfile: after } = cursorSchema.parse((await cursor.get()).data());
  const done = { told: 0, removed: 0 };
  do {
    const people = queryFrom(db, queries.withoutProfile()).limit(PAGE);
    const { docs } = await (after ? people.startAfter(after) : people).get();
    const bare = docs.filter(isBare);
    const { users } =
      bare.length > 0 ? await auth.getUsers(bare.map(({ id }) => ({ uid: id }))) : { users: [] };
    const accounts = new Map(users.map((user) => [user.uid, user]));
    await eachAlone(
      bare,
      ({ ref }) => ref.path,
      async (person) => {
        const step = stepOf(deps.now(), accounts.get(person.id), person);
        if (!step || done[step] >= most[step]) return 0;
        const isDone = await (step === 'told' ? tell(deps, person.id) : remove(deps, person.id));
        if (isDone) done[step]++;
        return isDone ? 1 : 0;
      },
    );
    after = docs.length < PAGE ? '' : (docs.at(-1)?.id ?? '');
    await cursor.set({ withoutProfile: after }, { merge: true });
  } while (after && isTimeLeft());
  return done;
}

const toldAt = (person: DocumentSnapshot): Date | null =>
  z.catch(fechaOrNull, null).parse(person.get('unconfirmedToldAt'));

/** Returns what is due for an account; `null` for nothing. */
function stepOf(
  now: Date,
  account: UserRecord | undefined,
  person: DocumentSnapshot,
): 'told' | 'removed' | null {
  if (!account || account.emailVerified) return null;
  const days = (since: Date) => (now.getTime() - since.getTime()) / DAY_MS;
  const age = days(new Date(account.metadata.creationTime));
  const told = toldAt(person);
  if (!told) return age >= UNCONFIRMED_DAYS.told ? 'told' : null;
  const isDue =
    age >= UNCONFIRMED_DAYS.removed && days(told) >= UNCONFIRMED_DAYS.removed - UNCONFIRMED_DAYS.told;
  return isDue ? 'removed' : null;
}

/** Queues the letter and marks the person in one transaction. */
const tell = ({ db, now }: Deps, uid: string): Promise<boolean> =>
  db.runTransaction(async (tx) => {
    const user = await tx.get(refs.user(db, uid));
    if (toldAt(user) || !(await holdsNothing(db, tx, user))) return false;
    tx.update(user.ref, { unconfirmedToldAt: now() });
    queueLetter(tx, db, { uid, letter: { kind: 'unconfirmed-account' }, now: now() });
    return true;
  }, PATIENT);

/**
 * Whether the letter reached somebody, or never will: the server took it, refused it for good, or the mailbox bounces. A letter that has
 * expired was sent long ago.
 */
async function wasTold({ db }: Deps, uid: string): Promise<boolean> {
  const { docs } = await queryFrom(db, queries.mailTo(uid)).get();
  const letters = readable(
    docs.filter((doc) => doc.get('letter.kind') === 'unconfirmed-account'),
    (doc) => parseStored(mailSchema, doc, doc.data()),
  );
  const isOver = ({ state, reason }: Mail) =>
    state === 'sent' || state === 'uncertain' || reason === 'refused' || reason === 'bounces';
  return letters.length === 0 || letters.some(isOver);
}

/** Deletes an account as its person would, unless it is confirmed or used by now, or our letter failed: then it is told again. */
async function remove(deps: Deps, uid: string): Promise<boolean> {
  if (!(await wasTold(deps, uid))) {
    await refs.user(deps.db, uid).update({ unconfirmedToldAt: FieldValue.delete() });
    return false;
  }
  const { users } = await deps.auth.getUsers([{ uid }]);
  if (users[0]?.emailVerified !== false) return false;
  return endAccount(deps, uid, 'unconfirmed', (tx, user) => holdsNothing(deps.db, tx, user));
}
