import type { Occurrence } from '@vidriera/domain/evento/occurrence';
import { messages } from '@vidriera/domain/messages/messages';
import type { PastParty, SeatDate, Party as WireParty } from '@vidriera/domain/seats/wire-schema';
import type { Dia } from '@vidriera/domain/values/fecha';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { LIMITS } from '@vidriera/domain/values/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { namesOf } from '../claims/listed.ts';
import { partsOf } from '../claims/stored.ts';
import { listNotices } from '../notices/listed.ts';
import type { Deps } from '../shared/admin.ts';
import { EDITION_MASK, editionOf, isSameEdition } from '../shared/edition.ts';
import { queries, queryFrom } from '../shared/queries.ts';
import { refs, type SeatsDate } from '../shared/refs.ts';
import { datesAhead, occurrenceOn, readEvent, readVisibleEvent, type SeatsEvent, saidOf } from './event.ts';
import { freeOf, missing } from './line.ts';
import { ownOf, readParty, type StoredParty } from './stored.ts';

type Here = Pick<Deps, 'db' | 'now'>;

/** What a party asked for and has, as its person is told; and how many came before, of one that waits. */
async function toldOf(db: Firestore, party: StoredParty) {
  const isWaiting = missing(party) > 0;
  const before = queryFrom(
    db,
    queries.waitingBefore({ ...party, edition: party }, new Date(party.since)),
  ).count();
  return { ...askedOf(party), ahead: isWaiting ? (await before.get()).data().count : null };
}

const askedOf = ({ asked, held, ...party }: Pick<StoredParty, 'asked' | 'held'>) => ({
  asked,
  held,
  state: missing({ asked, held, ...party }) > 0 ? ('waiting' as const) : ('going' as const),
});

/** A date as somebody is told of it. */
async function seatDateOf(
  db: Firestore,
  { id, edition, aforo, isBookable }: SeatsEvent,
  time: Occurrence,
  uid: string | null,
): Promise<SeatDate> {
  const at = { evento: id, fecha: time.dia };
  const [own, parts] = await Promise.all([
    uid === null ? undefined : refs.party(db, at, uid).get(),
    refs.seatParts(db, at).get(),
  ]);
  const party = ownOf(readParty(own), edition);
  return {
    fecha: time.dia,
    startsAt: saidOf(time),
    free: isBookable ? freeOf(aforo, partsOf(parts.docs, edition)) : 0,
    aforo,
    mine: party && (await toldOf(db, party)),
  };
}

/**
 * The next dates of an event, and what somebody is down for. Where nothing can be asked for any more, those alone that they are down for.
 * @param uid `null`: a visitor
 * @param fecha this date alone
 * @returns `null` of what visitors don't see
 */
export async function listDates(
  { db, now }: Here,
  uid: string | null,
  id: ItemId,
  fecha?: Dia,
): Promise<SeatDate[] | null> {
  const event = await readVisibleEvent(db, id);
  if (!event) return null;
  const times = datesAhead(event, now()).filter(({ dia }) => fecha === undefined || dia === fecha);
  const dates = await Promise.all(times.map((time) => seatDateOf(db, event, time, uid)));
  return event.isBookable && event.aforo > 0 ? dates : dates.filter(({ mine }) => mine !== null);
}

/** A date of an event, after somebody asked for it; `null` where it is gone meanwhile. */
export async function dateAfter(
  db: Firestore,
  uid: string,
  { evento, fecha }: SeatsDate,
): Promise<SeatDate | null> {
  const event = await readVisibleEvent(db, evento);
  const time = event && occurrenceOn(event, fecha);
  return event && time ? seatDateOf(db, event, time, uid) : null;
}

/** Lists what somebody is down for, soonest first; where they had seats lately, and what they were told, newest first. */
export async function listMine({ db, now }: Here, uid: string) {
  const [ahead, over, told] = await Promise.all([
    queryFrom(db, queries.partiesAhead(uid, now())).get(),
    queryFrom(db, queries.partiesOver(uid, now())).limit(MAX_PAST).get(),
    listNotices({ db, now }, uid),
  ]);
  const down = await ofLiveEvents(
    db,
    ahead.docs.flatMap((doc) => readParty(doc) ?? []),
  );
  const parties = await Promise.all(
    down.map(async (party): Promise<WireParty> => {
      const { evento, fecha, titulo, startsAt } = party;
      return { evento, fecha, titulo, startsAt, ...(await toldOf(db, party)) };
    }),
  );
  parties.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const past = over.docs
    .flatMap((doc) => readParty(doc) ?? [])
    .filter(({ held }) => held > 0)
    .map(
      ({ evento, fecha, titulo, startsAt, held }): PastParty => ({
        ...{ evento, fecha, titulo, startsAt },
        held,
      }),
    )
    .reverse();
  return { parties, past, ...told };
}

/** More than anybody can have been to in the 30 days that parties are kept. */
const MAX_PAST = 200;

/** Those parties whose event is still the one that they were for. */
async function ofLiveEvents(db: Firestore, parties: StoredParty[]): Promise<StoredParty[]> {
  if (parties.length === 0) return [];
  const items = parties.map(({ evento }) => refs.item(db, 'evento', evento));
  const events = await db.getAll(...items, { fieldMask: EDITION_MASK });
  return parties.filter((party, i) => events[i] && isSameEdition(editionOf(events[i]), party));
}

/** Who comes to a creator's event on a date, by display names alone, in the order they asked; `null` of an event that is not theirs. */
export async function listAttending(
  { db, now }: Here,
  uid: string,
  { evento, fecha }: { evento: ItemId; fecha: string },
) {
  const event = readEvent(await refs.item(db, 'evento', evento).get());
  if (event?.uid !== uid) return null;
  const at = { evento, fecha, edition: event.edition };
  const { docs } = await queryFrom(db, queries.partiesAt(at)).limit(LISTED).get();
  const parties = docs.flatMap((doc) => readParty(doc) ?? []);
  const names = await namesOf(
    db,
    parties.map((party) => party.uid),
  );
  const ahead = datesAhead(event, now()).map(({ dia }) => dia);
  return {
    titulo: event.titulo,
    aforo: event.aforo,
    dates: [...new Set([fecha, ...ahead])].sort(),
    parties: parties.map((party) => ({
      nombre: names.get(party.uid) || messages.general.nameless,
      ...askedOf(party),
      since: party.since,
    })),
  };
}

/** Parties that a creator's list shows: all that can have a seat, and some that wait. */
const LISTED = LIMITS.aforo + 500;
