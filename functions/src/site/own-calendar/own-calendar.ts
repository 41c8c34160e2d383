import { agendaIcs, type CalendarEntry, MOST_ENTRIES } from '@vidriera/domain/item/ics';
import { MAX_DOWN, MAX_REMINDERS } from '@vidriera/domain/seats/limits';
import { LIKES_FIELD } from '@vidriera/domain/values/ids';
import { DocumentReference, type DocumentSnapshot } from 'firebase-admin/firestore';
import { readReminder } from '../../attend/seats/reminder.ts';
import { readParty } from '../../attend/seats/stored.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { type Edition, editionOf, isSameEdition } from '../../base/firestore/edition.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readable, readableOrNull } from '../../base/firestore/unreadable.ts';
import { authCode } from '../../base/people/auth-account.ts';
import { isClosed, suspendedUntil } from '../../base/people/is-gone.ts';
import { hashOf } from '../../base/people/mailbox-hash.ts';
import { calendarItemOf } from '../../items/calendars/calendar-item.ts';
import { readCalendar } from './stored.ts';

type CalendarDeps = Pick<Deps, 'db' | 'auth' | 'now'> & { origin: string };
const NAME = 'Vidriera · Mi agenda';

/** Returns a person's document by the token of their calendar; `null` for an unknown or ended one, and a gone or suspended account. */
export async function personOf(
  { db, auth, now }: Pick<CalendarDeps, 'db' | 'auth' | 'now'>,
  token: string,
): Promise<DocumentSnapshot | null> {
  const stored = readableOrNull(await refs.ownCalendar(db, hashOf(token)).get(), readCalendar);
  if (!stored) return null;
  const [person, account] = await Promise.all([
    refs.user(db, stored.uid).get(),
    auth.getUser(stored.uid).catch((error: unknown) => {
      if (authCode(error) === 'auth/user-not-found') return null;
      throw error;
    }),
  ]);
  if (!account || account.disabled || account.tokensValidAfterTime !== stored.validAfter) return null;
  return person.exists && !isClosed(person) && !suspendedUntil(person, now()) ? person : null;
}

/**
 * Returns a person's calendar: dates with seats or a reminder, soonest first, and events they like. Absent: what has no page.
 * @returns `reads`: documents that it took
 */
export async function ownCalendarIcs(
  deps: CalendarDeps,
  person: DocumentSnapshot,
): Promise<{ ics: string; reads: number }> {
  const { db, now } = deps;
  const [parties, reminders] = await Promise.all([
    queryFrom(db, queries.partiesAhead(person.id, now())).limit(MAX_DOWN).get(),
    queryFrom(db, queries.remindersAhead(person.id, now())).limit(MAX_REMINDERS).get(),
  ]);
  const dates: (Edition & { evento: string; fecha: string })[] = [
    ...readable(parties.docs, readParty).filter(({ held }) => held > 0),
    ...readable(reminders.docs, readReminder),
  ];
  const likes: unknown = person.get(LIKES_FIELD.evento);
  const liked = (Array.isArray(likes) ? likes : [])
    .filter((ref) => ref instanceof DocumentReference && ref.parent.path === 'evento')
    .map(({ id }: DocumentReference) => id)
    .slice(-MOST_ENTRIES);
  const ids = [...new Set([...dates.map(({ evento }) => evento), ...liked])];
  const docs = ids.length > 0 ? await db.getAll(...ids.map((id) => refs.item(db, 'evento', id))) : [];
  const events = new Map(docs.map((doc) => [doc.id, doc]));
  const entries = new Map<string, CalendarEntry>();
  const add = (id: string, fecha?: string) => {
    const event = events.get(id);
    const entry = event?.exists ? calendarItemOf(deps, 'evento', event) : null;
    if (entry) entries.set([id, fecha].join(), { ...entry, ...(fecha && { fecha }) });
  };
  for (const { evento, fecha, ...edition } of dates) {
    const event = events.get(evento);
    // All dates of an event that they like are there anyway.
    if (event && !liked.includes(evento) && isSameEdition(editionOf(event), edition)) add(evento, fecha);
  }
  for (const id of liked) add(id);
  const reads = parties.size + reminders.size + docs.length;
  return { ics: agendaIcs(NAME, [...entries.values()]), reads };
}
