import { getsMail, type MailSetting } from '@vidriera/domain/usuario/mail-settings-schema';
import { addDays, diaOf } from '@vidriera/domain/values/fecha';
import { localTime } from '@vidriera/domain/values/local-time';
import type { Deps } from '../firestore/admin.ts';
import { eachAlone } from '../firestore/each-alone.ts';
import { PATIENT } from '../firestore/patient.ts';
import { pagesOf, type QueryPlan, queries, queryFrom } from '../firestore/queries.ts';
import { refs } from '../firestore/refs.ts';
import { queueLetter } from '../letters/queue.ts';
import { isClosed } from '../people/is-gone.ts';
import { readParty, type StoredParty } from '../seats/stored.ts';

type RemindDeps = Pick<Deps, 'db' | 'now'>;
interface Occasion {
  setting: MailSetting;
  /** The party's field that keeps the start that it was reminded of. */
  mark: 'remindedOf' | 'remindedSoonOf';
}
const EVE: Occasion = { setting: 'reminderMail', mark: 'remindedOf' };
const SOON: Occasion = { setting: 'reminderSoonMail', mark: 'remindedSoonOf' };

const PAGE = 200;
/** One letter after another: 5,000 leave within an hour, and letters about accounts never wait behind them. */
const EVERY_MS = 700;
const MINUTE_MS = 60_000;
/** A run looks this far around two hours from now; the next one comes after ten minutes. */
const SOON_MINUTES = [110, 130] as const;

/** Queues a letter to everybody who has a seat tomorrow. */
export const remindEve = (deps: RemindDeps, isTimeLeft?: () => boolean) =>
  remind(deps, EVE, queries.partiesOn(addDays(diaOf(deps.now()), 1)), isTimeLeft);

/** … and to those who wished it, two hours before the start. The schedule leaves nights out. */
export function remindSoon(deps: RemindDeps, isTimeLeft?: () => boolean) {
  const at = (minutes: number) => localTime(new Date(deps.now().getTime() + minutes * MINUTE_MS));
  const [from, to] = SOON_MINUTES;
  return remind(deps, SOON, queries.partiesStarting(at(from), at(to)), isTimeLeft);
}

/**
 * The party keeps the start that it was reminded of, written with the letter, so a repeated run queues none twice, and a date that moved is
 * reminded again. The letter itself looks at what is true when it leaves (mail/reminder.ts).
 */
async function remind(
  deps: RemindDeps,
  occasion: Occasion,
  plan: QueryPlan,
  isTimeLeft: () => boolean = () => true,
): Promise<{ queued: number }> {
  let queued = 0;
  for await (const page of pagesOf(queryFrom(deps.db, plan), PAGE)) {
    await eachAlone(
      page,
      ({ ref }) => ref.path,
      async (snapshot) => {
        const party = readParty(snapshot);
        if (!party || !isDue(party, occasion)) return 0;
        const notBefore = new Date(deps.now().getTime() + queued * EVERY_MS);
        const done = await remindOne(deps, party, occasion, notBefore);
        queued += done;
        return done;
      },
    );
    if (!isTimeLeft()) break;
  }
  return { queued };
}

const isDue = (party: StoredParty, { mark }: Occasion): boolean =>
  party.held > 0 && party[mark] !== party.startsAt;

/** Queues a letter and its mark in one transaction. */
function remindOne(
  { db, now }: RemindDeps,
  { ref, uid }: StoredParty,
  occasion: Occasion,
  notBefore: Date,
): Promise<number> {
  return db.runTransaction(async (tx) => {
    const [stored, user] = await tx.getAll(ref, refs.user(db, uid));
    const party = readParty(stored);
    if (!party || !isDue(party, occasion)) return 0;
    if (!user?.exists || isClosed(user) || !getsMail(user.data(), occasion.setting)) return 0;
    const { evento, creador, itemCreatedAt, fecha, startsAt } = party;
    tx.update(ref, { [occasion.mark]: startsAt });
    const of = { evento, edition: { creador, itemCreatedAt }, fecha, startsAt };
    const letter = { kind: 'reminder', ...of, isSoon: occasion === SOON } as const;
    queueLetter(tx, db, { uid, letter, now: now(), notBefore });
    return 1;
  }, PATIENT);
}
