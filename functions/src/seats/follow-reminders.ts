import { isDeepStrictEqual } from 'node:util';
import { datedOf } from '@vidriera/domain/evento/dated';
import { isRetired } from '@vidriera/domain/item/access';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { editionIn, isSameEdition } from '../firestore/edition.ts';
import { PATIENT } from '../firestore/patient.ts';
import { queries, queryFrom } from '../firestore/queries.ts';
import { reportUnreadable } from '../firestore/readable-items.ts';
import { refs } from '../firestore/refs.ts';
import { parseItem } from '../firestore/stored-item.ts';
import { readableOrNull } from '../firestore/unreadable.ts';
import type { TellDeps } from '../notices/tell-person.ts';
import { fateOf, readEvent, type SeatsEvent } from './event.ts';
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

/**
 * Moves an event's coming reminders to its present dates, and deletes those of other editions. A cancelled or postponed date keeps its
 * reminders: it may come back. Idempotent: it reads the present event.
 */
export async function followReminders(deps: TellDeps, id: string): Promise<void> {
  for (let last: DocumentSnapshot | null | undefined = null; last !== undefined; )
    last = await deps.db.runTransaction((tx) => followSome(deps, tx, id, last), PATIENT);
}

/** @returns the last reminder of a page; `undefined` at the end */
async function followSome(
  { db, now }: TellDeps,
  tx: Transaction,
  id: string,
  after: DocumentSnapshot | null | undefined,
): Promise<DocumentSnapshot | undefined> {
  const page = queryFrom(db, queries.remindersAt(id)).limit(PAGE);
  const { docs } = await tx.get(after ? page.startAfter(after) : page);
  if (docs.length === 0) return undefined;
  const item = await tx.get(refs.item(db, 'evento', id));
  const event = readEvent(item);
  if (!event && item.exists) {
    // Of an unreadable event nothing is known; the write that mends it follows.
    reportUnreadable([item.ref.path]);
    return undefined;
  }
  for (const doc of docs) {
    const reminder = readableOrNull(doc, readReminder);
    if (!event || (reminder && !isSameEdition(reminder, event.edition))) tx.delete(doc.ref);
    else if (reminder && reminder.endsAt > now().getTime()) followOne({ db }, tx, reminder, event);
  }
  return docs.length < PAGE ? undefined : docs.at(-1);
}

function followOne(
  { db }: Pick<TellDeps, 'db'>,
  tx: Transaction,
  { ref, ...reminder }: StoredReminder,
  event: SeatsEvent,
): void {
  const { evento, uid, startsAt, endsAt } = reminder;
  const { fechaExacta } = event.dated;
  // A repeating event has other dates; one that has a single date took its people along.
  const isElsewhere = fateOf(event, reminder.fecha).kind === 'moved' && fechaExacta;
  const fecha = isElsewhere || reminder.fecha;
  const fate = fateOf(event, fecha);
  if (fate.kind !== 'on') return;
  if (fecha === reminder.fecha && startsAt === fate.startsAt && endsAt === fate.ends.getTime()) return;
  const { creador, itemCreatedAt } = event.edition;
  const fields = { ...reminder, creador, itemCreatedAt: new Date(itemCreatedAt), fecha, ...timeFields(fate) };
  tx.set(refs.reminder(db, { evento, fecha }, uid), fields);
  if (fecha !== reminder.fecha) tx.delete(ref);
}
