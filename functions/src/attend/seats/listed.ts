import type { Occurrence } from '@vidriera/domain/evento/occurrence';
import { messages } from '@vidriera/domain/messages/messages';
import { MAX_REMINDERS } from '@vidriera/domain/seats/limits';
import type {
  PastParty,
  SeatDate,
  Party as WireParty,
  Reminder as WireReminder,
} from '@vidriera/domain/seats/wire-schema';
import { DAY_MS } from '@vidriera/domain/site/retention';
import type { Dia } from '@vidriera/domain/values/fecha';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { ACCESS_MASK, reachOf } from '../../base/firestore/access.ts';
import type { Deps } from '../../base/firestore/admin.ts';
import { EDITION_MASK, editionOf, isSameEdition } from '../../base/firestore/edition.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs, type SeatsDate } from '../../base/firestore/refs.ts';
import { readable, readableOrNull } from '../../base/firestore/unreadable.ts';
import { namesOf } from '../../base/people/names-of.ts';
import { arrivalsOn } from '../door-register/arrivals-on.ts';
import { listNotices } from '../notices/listed.ts';
import { partsOf } from '../quota/stored-part.ts';
import {
  type CurrentEvent,
  datesAhead,
  type EventDate,
  isOpen,
  occurrenceOn,
  readCurrentEvent,
  readEvent,
  startsAtOf,
} from './event.ts';
import { freeOf, missing } from './line.ts';
import { messagesFor, sentMessages } from './messages.ts';
import { answersAt, ownAnswers, questionsOf } from './questions.ts';
import { readReminder } from './reminder.ts';
import { ifOfEdition, readParty, type StoredParty } from './stored.ts';

type ListDeps = Pick<Deps, 'db' | 'now'>;

/** Returns a party's state, with the number of parties ahead while it waits. */
async function stateWithAhead(db: Firestore, party: StoredParty) {
  const isWaiting = missing(party) > 0;
  const before = queryFrom(
    db,
    queries.waitingBefore({ ...party, edition: party }, new Date(party.since)),
  ).count();
  return { ...stateOf(party), ahead: isWaiting ? (await before.get()).data().count : null };
}

const stateOf = ({ asked, held, ...party }: Pick<StoredParty, 'asked' | 'held'>) => ({
  asked,
  held,
  state: missing({ asked, held, ...party }) > 0 ? ('waiting' as const) : ('going' as const),
});

async function seatDateOf(
  db: Firestore,
  event: CurrentEvent,
  time: Occurrence,
  uid: string | null,
): Promise<SeatDate> {
  const { id, edition, aforo } = event;
  const at = { evento: id, fecha: time.dia };
  const [own, parts] = await Promise.all([
    uid === null ? undefined : refs.party(db, at, uid).get(),
    refs.seatParts(db, at).get(),
  ]);
  const party = ifOfEdition(readableOrNull(own, readParty), edition);
  // Nobody gets seats of an unreadable part.
  const counted = readableOrNull(parts.docs, (docs) => partsOf(docs, edition));
  return {
    ...(uid !== null && party && { answers: await ownAnswers(db, at, { uid, edition }) }),
    fecha: time.dia,
    startsAt: startsAtOf(time),
    free: isOpen(event, time) && counted ? freeOf(aforo, counted) : 0,
    aforo,
    mine: party && (await stateWithAhead(db, party)),
  };
}

/**
 * Lists an event's next dates with the person's parties; of closed dates only those with a party.
 * @param uid `null`: a visitor
 * @param fecha only this date
 * @returns `null` if the person neither sees the event nor has a party
 */
export async function listDates(
  { db, now }: ListDeps,
  uid: string | null,
  id: ItemId,
  fecha?: Dia,
): Promise<SeatDate[] | null> {
  const event = await readCurrentEvent({ db, now }, id);
  if (!event) return null;
  const times = datesAhead(event, now()).filter(({ dia }) => fecha === undefined || dia === fecha);
  const dates = await Promise.all(times.map((time) => seatDateOf(db, event, time, uid)));
  const listed = dates.filter(({ mine }, i) => mine !== null || isOpen(event, times[i]));
  return event.isShown || listed.length > 0 ? listed : null;
}

/** Returns the requested date; `null` if it was removed meanwhile. */
export async function dateAfter(
  { db, now }: ListDeps,
  uid: string,
  { evento, fecha }: SeatsDate,
): Promise<SeatDate | null> {
  const event = await readCurrentEvent({ db, now }, evento);
  const time = event && occurrenceOn(event, fecha);
  return event && time ? seatDateOf(db, event, time, uid) : null;
}

/** Lists a person's parties and reminders, soonest first, and past dates and notices, newest first. */
export async function listMine({ db, now }: ListDeps, uid: string) {
  const [ahead, reminderDocs, over, notices] = await Promise.all([
    queryFrom(db, queries.partiesAhead(uid, now())).get(),
    queryFrom(db, queries.remindersAhead(uid, now())).limit(MAX_REMINDERS).get(),
    queryFrom(db, queries.partiesOver(uid, now())).limit(MAX_PAST).get(),
    listNotices({ db, now }, uid),
  ]);
  const upcoming = await withEvents(db, readable(ahead.docs, readParty));
  const attended = await withEvents(db, readable(over.docs, readParty));
  const wished = await withEvents(db, readable(reminderDocs.docs, readReminder));
  const live = upcoming.filter(({ party, event }) => isSameEdition(editionOf(event), party));
  const parties = await Promise.all(
    live.map(async ({ party, event }): Promise<WireParty> => {
      const { evento, fecha, titulo, startsAt } = party;
      return {
        evento,
        fecha,
        titulo,
        startsAt,
        ...reachOf(event, now()),
        ...(await stateWithAhead(db, party)),
        messages: await messagesFor(db, party),
      };
    }),
  );
  const reminders = wished
    .filter(({ party, event }) => isSameEdition(editionOf(event), party))
    .map(({ party: { evento, fecha, titulo, startsAt }, event }): WireReminder => {
      return { evento, fecha, titulo, startsAt, ...reachOf(event, now()) };
    });
  parties.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const past = await Promise.all(
    attended
      .filter(({ party }) => party.held > 0)
      .map(async ({ party, event }): Promise<PastParty> => {
        const { evento, fecha, titulo, startsAt, held } = party;
        const own = party.endsAt > now().getTime() - WEEK_MS ? await messagesFor(db, party) : [];
        return { evento, fecha, titulo, startsAt, held, messages: own, ...reachOf(event, now()) };
      })
      .reverse(),
  );
  return { parties, reminders, past, ...notices };
}

/** How long after its end a date's messages are looked for. */
const WEEK_MS = 7 * DAY_MS;
/** More dates than a person attends within the retention of parties. */
const MAX_PAST = 200;

async function withEvents<P extends { evento: ItemId }>(db: Firestore, parties: P[]) {
  if (parties.length === 0) return [];
  const items = parties.map(({ evento }) => refs.item(db, 'evento', evento));
  const events = await db.getAll(...items, { fieldMask: [...EDITION_MASK, ...ACCESS_MASK] });
  return parties.flatMap((party, i) => (events[i] ? [{ party, event: events[i] }] : []));
}

/** Lists a date's parties with their people's names, oldest request first; ‘’ for one without. */
export async function namedParties(
  db: Firestore,
  at: EventDate,
): Promise<{ party: StoredParty; nombre: string }[]> {
  const { docs } = await queryFrom(db, queries.partiesAt(at)).limit(MAX_LISTED).get();
  const parties = readable(docs, readParty);
  const names = await namesOf(
    db,
    parties.map(({ uid }) => uid),
  );
  return parties.map((party) => ({ party, nombre: names.get(party.uid) ?? '' }));
}

/** Lists a date's parties for its creator, by display name, oldest request first; `null` for other people. */
export async function listAttending(
  { db, now }: ListDeps,
  uid: string,
  { evento, fecha }: { evento: ItemId; fecha: string },
) {
  const event = readEvent(await refs.item(db, 'evento', evento).get());
  if (event?.uid !== uid) return null;
  const date = { evento, fecha, edition: event.edition };
  const [parties, arrivals, answers, questions, messagesSent] = await Promise.all([
    namedParties(db, date),
    arrivalsOn(db, date),
    answersAt(db, date),
    questionsOf(db, evento),
    sentMessages(db, date),
  ]);
  const ahead = datesAhead(event, now()).map(({ dia }) => dia);
  return {
    titulo: event.titulo,
    aforo: event.aforo,
    dates: [...new Set([fecha, ...ahead])].sort(),
    parties: parties.map(({ party, nombre }) => ({
      nombre: nombre || messages.general.nameless,
      ...stateOf(party),
      since: party.since,
      arrived: arrivals?.(party) ?? null,
      answers: answers.get(party.uid) ?? [],
    })),
    questions,
    messages: messagesSent,
  };
}

/** Fits all parties with seats, and 500 waiting ones. */
const MAX_LISTED = LIMITS.aforo + 500;
