import { isDeepStrictEqual } from 'node:util';
import { datedOf } from '@vidriera/domain/evento/dated';
import { isRetired } from '@vidriera/domain/item/access';
import type { Transaction } from 'firebase-admin/firestore';
import { editionIn, isSameEdition } from '../../base/firestore/edition.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { reportUnreadable } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { parseItem } from '../../base/firestore/stored-item.ts';
import { readableOrNull } from '../../base/firestore/unreadable.ts';
import { queueLetter } from '../../base/letters/queue.ts';
import type { TellDeps } from '../notices/tell-person.ts';
import { type Fate, fateOf, readEvent, type SeatsEvent } from './event.ts';
import { readReminder, type StoredReminder } from './reminder.ts';
import { timeFields } from './stored.ts';

const PAGE = 100;
type Data = Record<string, unknown>;

/** Whether reminders may have to follow a write: the event is gone or another one, or its dates or hours differ. */
export const concernsReminders = (before: Data | undefined, after: Data | undefined): boolean =>
  before !== undefined && (after === undefined || !isDeepStrictEqual(datesOf(before), datesOf(after)));

/** Returns what `fateOf` reads, with the edition; an unreadable event as it is. */
function datesOf(data: Data): unknown {
  const doc = parseItem('evento', data);
  return doc ? [datedOf(doc), doc.estado, isRetired(data), editionIn(data)] : data;
}

/** Reminders that one step follows. */
const PAGES_A_STEP = 10;

/**
 * Moves an event's coming reminders to its present dates, tells people who were reminded already what changed, and deletes reminders of
 * other editions; some in each step. A cancelled or postponed date keeps its reminders: it may come back. Idempotent: it reads the present
 * event.
 * @param after id of the last one that was followed; '' at the start
 * @returns the last one; `null` at the end
 */
export async function followReminders(deps: TellDeps, id: string, after = ''): Promise<string | null> {
  let last: string | null = after;
  for (let page = 0; page < PAGES_A_STEP && last !== null; page++) {
    const from: string = last;
    last = await deps.db.runTransaction((tx) => followSome(deps, tx, id, from), PATIENT);
  }
  return last;
}

/** Follows all. */
export async function followAllReminders(deps: TellDeps, id: string): Promise<void> {
  for (let after: string | null = ''; after !== null; ) after = await followReminders(deps, id, after);
}

async function followSome(
  deps: TellDeps,
  tx: Transaction,
  id: string,
  after: string,
): Promise<string | null> {
  const { db, now } = deps;
  const page = queryFrom(db, queries.remindersAt(id)).limit(PAGE);
  const { docs } = await tx.get(after ? page.startAfter(after) : page);
  if (docs.length === 0) return null;
  const item = await tx.get(refs.item(db, 'evento', id));
  const event = readEvent(item);
  if (!event && item.exists) {
    // Of an unreadable event nothing is known; the write that mends it follows.
    reportUnreadable([item.ref.path]);
    return null;
  }
  const found = docs.map((doc) => ({ doc, reminder: readableOrNull(doc, readReminder) }));
  const reminders = found.flatMap(({ reminder }) =>
    reminder && reminder.endsAt > now().getTime() ? [reminder] : [],
  );
  const reminded = reminders.filter(isReminded);
  const parties = reminded.length
    ? await tx.getAll(...reminded.map((reminder) => refs.party(db, reminder, reminder.uid)))
    : [];
  // A person with a seat hears of it as a guest.
  const isGuest = (reminder: StoredReminder) => parties[reminded.indexOf(reminder)]?.exists === true;
  for (const { doc, reminder } of found)
    if (!event || (reminder && !isSameEdition(reminder, event.edition))) tx.delete(doc.ref);
  for (const reminder of reminders) {
    const isTheirs = event !== null && isSameEdition(reminder, event.edition);
    const tells = isReminded(reminder) && !isGuest(reminder);
    if (isTheirs) followOne(deps, tx, reminder, { event, tells });
    else if (tells) tellChange(deps, tx, reminder, 'cancelled');
  }
  return docs.length < PAGE ? null : (docs.at(-1)?.id ?? null);
}

const isReminded = ({ remindedOf, remindedSoonOf }: StoredReminder): boolean =>
  remindedOf !== undefined || remindedSoonOf !== undefined;

function followOne(
  deps: TellDeps,
  tx: Transaction,
  reminder: StoredReminder,
  { event, tells }: { event: SeatsEvent; tells: boolean },
): void {
  const { ref, ...fields } = reminder;
  const { evento, uid, startsAt, endsAt } = reminder;
  const { fechaExacta } = event.dated;
  // A repeating event has other dates; one that has a single date took its people along.
  const isElsewhere = fateOf(event, reminder.fecha).kind === 'moved' && fechaExacta;
  const fecha = isElsewhere || reminder.fecha;
  const fate = fateOf(event, fecha);
  const toldOf = tells ? tellChange(deps, tx, { ...reminder, fecha }, newsOf(fate)) : null;
  const told = toldOf === null ? {} : { toldOf };
  const isSame = fecha === reminder.fecha && startsAt === (fate.kind === 'on' ? fate.startsAt : startsAt);
  if (fate.kind !== 'on' || (isSame && endsAt === fate.ends.getTime())) {
    if (toldOf !== null) tx.update(ref, told);
    return;
  }
  const { creador, itemCreatedAt } = event.edition;
  tx.set(refs.reminder(deps.db, { evento, fecha }, uid), {
    ...fields,
    creador,
    itemCreatedAt: new Date(itemCreatedAt),
    fecha,
    ...timeFields(fate),
    ...told,
  });
  if (fecha !== reminder.fecha) tx.delete(ref);
}

const newsOf = (fate: Fate): string => (fate.kind === 'on' ? fate.startsAt : fate.kind);

/** Queues a letter about what a reminded person doesn't know yet. @param news another start, or why the date is off @returns what they know now; `null`: nothing new */
function tellChange(
  { db, now }: TellDeps,
  tx: Transaction,
  { evento, creador, itemCreatedAt, fecha, uid, titulo, startsAt, ...of }: StoredReminder,
  news: string,
): string | null {
  const reminded = of.remindedSoonOf ?? of.remindedOf ?? startsAt;
  const known = of.toldOf ?? reminded;
  if (known === news) return null;
  const setting = of.remindedOf === undefined ? 'reminderSoonMail' : 'reminderMail';
  const date = {
    evento,
    edition: { creador, itemCreatedAt },
    fecha,
    titulo,
    known,
    startsAt: reminded,
    setting,
  } as const;
  queueLetter(tx, db, { uid, letter: { kind: 'reminder-notice', ...date }, now: now() });
  return news;
}
