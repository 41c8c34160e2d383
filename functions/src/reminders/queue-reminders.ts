import { addDays, diaOf } from '@vidriera/domain/values/fecha';
import type { Deps } from '../firestore/admin.ts';
import { eachAlone } from '../firestore/each-alone.ts';
import { PATIENT } from '../firestore/patient.ts';
import { pagesOf, queries, queryFrom } from '../firestore/queries.ts';
import { refs } from '../firestore/refs.ts';
import { queueLetter } from '../letters/queue.ts';
import { isClosed } from '../people/is-gone.ts';
import { readParty, type StoredParty } from '../seats/stored.ts';

const PAGE = 200;
/** One letter after another: 5,000 leave within an hour, and letters about accounts never wait behind them. */
const EVERY_MS = 700;

/**
 * Queues a letter to everybody who has a seat tomorrow. The party keeps the start that it was reminded of, written with the letter, so a
 * repeated run queues none twice, and a date that moved is reminded again. The letter itself looks at what is true when it leaves.
 */
export async function queueReminders(
  deps: Pick<Deps, 'db' | 'now'>,
  isTimeLeft: () => boolean = () => true,
): Promise<{ queued: number }> {
  const tomorrow = addDays(diaOf(deps.now()), 1);
  let queued = 0;
  for await (const page of pagesOf(queryFrom(deps.db, queries.partiesOn(tomorrow)), PAGE)) {
    await eachAlone(
      page,
      ({ ref }) => ref.path,
      async (snapshot) => {
        const party = readParty(snapshot);
        if (!party || !isDue(party)) return 0;
        const notBefore = new Date(deps.now().getTime() + queued * EVERY_MS);
        const done = await queueOne(deps, party, notBefore);
        queued += done;
        return done;
      },
    );
    if (!isTimeLeft()) break;
  }
  return { queued };
}

const isDue = ({ held, startsAt, remindedOf }: StoredParty): boolean => held > 0 && remindedOf !== startsAt;

/** Queues a letter and its mark in one transaction. */
function queueOne({ db, now }: Pick<Deps, 'db' | 'now'>, { ref, uid }: StoredParty, notBefore: Date) {
  return db.runTransaction(async (tx) => {
    const [stored, user] = await tx.getAll(ref, refs.user(db, uid));
    const party = readParty(stored);
    if (!party || !isDue(party) || !user?.exists || isClosed(user)) return 0;
    const { evento, creador, itemCreatedAt, fecha, startsAt } = party;
    tx.update(ref, { remindedOf: startsAt });
    const letter = {
      kind: 'reminder',
      evento,
      edition: { creador, itemCreatedAt },
      fecha,
      startsAt,
    } as const;
    queueLetter(tx, db, { uid, letter, now: now(), notBefore });
    return 1;
  }, PATIENT);
}
