import { isSingleDate } from '@vidriera/domain/evento/occurrence';
import type { Dia } from '@vidriera/domain/values/fecha';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { agendaDay, localTime } from '@vidriera/domain/values/local-time';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { isSameEdition } from '../../base/firestore/edition.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs, type SeatsDate } from '../../base/firestore/refs.ts';
import { readable, readableOrNull } from '../../base/firestore/unreadable.ts';
import { readPeople } from '../notices/tell-person.ts';
import type { UnitPart } from '../quota/units.ts';
import { fateOf, readKnownEvent, type SeatsEvent } from './event.ts';
import { missing } from './line.ts';
import { dateTransaction, type SeatDeps } from './move-up.ts';
import { movingAnswers } from './questions.ts';
import { readDateCounts, writeDateCounts } from './rearrange.ts';
import {
  deleteParty,
  type Head,
  keptUntil,
  readParty,
  readSeatHead,
  type StoredParty,
  timeFields,
} from './stored.ts';
import { tellSeatNews } from './tell.ts';

/** Parties that one transaction moves. */
export const MOVED_AT_ONCE = 50;

/**
 * Returns the day to which a date's parties go: its creator keeps their places there, and the event's single date is that day now. `null`: they
 * stay, or end with their date.
 */
export function destinationOf(event: SeatsEvent | null, head: Head | null): Dia | null {
  const to = head?.movesTo;
  if (!event || !to || to === head.fecha || !isSameEdition(event.edition, head)) return null;
  if (!isSingleDate(event.dated) || event.dated.fechaExacta !== to) return null;
  return fateOf(event, to).kind === 'on' ? to : null;
}

export type KeepOutcome = { kind: 'kept' | 'not-found' | 'over' };

/**
 * Notes where an event's single date is about to move, so that its parties go along once it has; `null`: they end with it. Parties of a move
 * that is under way arrive first. Idempotent.
 */
export async function keepPlaces(
  deps: SeatDeps,
  uid: string,
  { evento, fecha, to }: { evento: ItemId; fecha: Dia; to: Dia | null },
): Promise<KeepOutcome> {
  const { db, now } = deps;
  const owner = readKnownEvent(await refs.item(db, 'evento', evento).get())?.edition.creador;
  if (owner !== uid) return { kind: 'not-found' };
  await finishMoves(deps, evento);
  return dateTransaction(deps, { evento, fecha }, async (tx): Promise<KeepOutcome> => {
    const event = readKnownEvent(await tx.get(refs.item(db, 'evento', evento)));
    if (event?.edition.creador !== uid) return { kind: 'not-found' };
    const stored = await tx.get(refs.seats(db, { evento, fecha }));
    const head = readSeatHead(stored);
    const fate = fateOf(event, fecha);
    if (fate.kind === 'on' && fate.begins <= localTime(now())) return { kind: 'over' };
    // Nobody is down for it, or the answer comes again after the event was saved.
    if (fate.kind !== 'on' || !isSingleDate(event.dated) || !isSameEdition(head, event.edition))
      return { kind: 'kept' };
    const isMove = to !== null && to !== fecha && to >= agendaDay(localTime(now()));
    tx.update(stored.ref, { movesTo: isMove ? to : FieldValue.delete() });
    return { kind: 'kept' };
  });
}

/** Finishes the moves of an event's dates that are under way: whoever asks next must see one date with all its parties. */
export async function finishMoves(deps: SeatDeps, evento: string): Promise<void> {
  const { db } = deps;
  const [item, { docs }] = await Promise.all([
    refs.item(db, 'evento', evento).get(),
    queryFrom(db, queries.datesOf(evento)).get(),
  ]);
  const heads = readable(docs, readSeatHead);
  if (!heads.some(({ movesTo }) => movesTo)) return;
  const event = readKnownEvent(item);
  for (const head of heads)
    if (destinationOf(event, head)) while ((await moveSome(deps, head)) === MOVED_AT_ONCE);
}

/** Whether parties of another date are on their way to this one, and it does not count them yet. */
export async function isAwaited(
  { db }: Pick<SeatDeps, 'db'>,
  tx: Transaction,
  event: SeatsEvent,
  fecha: Dia,
): Promise<boolean> {
  if (!isSingleDate(event.dated)) return false;
  const { docs } = await tx.get(queryFrom(db, queries.datesOf(event.id)));
  return docs.some((doc) => {
    const head = readableOrNull(doc, readSeatHead);
    return head !== null && !head.isCopied && destinationOf(event, head) === fecha;
  });
}

/**
 * Moves some parties of a date to its new day, and tells them. The first step copies the counts: from then on the new day's are right, so
 * nobody gets a place that somebody brings along. Places, order in the line and reminders stay. The last step ends the old date with its doors.
 * @returns how many parties; fewer than `limit`: all have moved
 */
export async function moveSome(
  deps: SeatDeps,
  from: SeatsDate,
  limit: number = MOVED_AT_ONCE,
): Promise<number> {
  const to = await copyCounts(deps, from);
  if (to === null) return 0;
  const moved = await dateTransaction(deps, from, (tx) => moveParties(deps, tx, from, { to, limit }));
  if (moved < limit) await deps.db.recursiveDelete(refs.door(deps.db, from));
  return moved;
}

/** @returns the new day; `null` if the date does not move */
const copyCounts = (deps: SeatDeps, from: SeatsDate): Promise<Dia | null> =>
  dateTransaction(deps, from, async (tx) => {
    const { db } = deps;
    const event = readKnownEvent(await tx.get(refs.item(db, 'evento', from.evento)));
    const head = readSeatHead(await tx.get(refs.seats(db, from)));
    const fecha = destinationOf(event, head);
    if (!event || !head || fecha === null) return null;
    if (head.isCopied) return fecha;
    if (event.isPaused) return null;
    const { edition } = event;
    const fate = fateOf(event, fecha);
    if (fate.kind !== 'on') return null;
    const at = { evento: event.id, fecha, edition };
    const was = await readDateCounts(deps, tx, { ...at, fecha: from.fecha });
    const there = await readDateCounts(deps, tx, at);
    const written = await tx.get(queryFrom(db, queries.messagesAt(from)));
    // Parties that moved away from there before count here.
    const found = there.head?.isCopied ? { head: null, parts: [] } : there;
    writeDateCounts(
      deps,
      tx,
      { ...at, ends: fate.ends },
      { head: null, parts: [] },
      {
        waitingCount: (was.head?.waitingCount ?? 0) + (found.head?.waitingCount ?? 0),
        parts: found.head ? together(was.parts, found.parts) : was.parts,
      },
    );
    // Its messages stand under the new day.
    for (const { ref } of written.docs) tx.update(ref, { fecha, expiresAt: keptUntil(fate.ends) });
    tx.update(refs.seats(db, from), { isCopied: true });
    return fecha;
  });

/** Adds the seats of two dates; the next request deals again. */
const together = (a: readonly UnitPart[], b: readonly UnitPart[]): UnitPart[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, n) => ({
    quota: 0,
    share: 0,
    taken: (a[n]?.taken ?? 0) + (b[n]?.taken ?? 0),
  }));

async function moveParties(
  deps: SeatDeps,
  tx: Transaction,
  from: SeatsDate,
  { to: fecha, limit }: { to: Dia; limit: number },
): Promise<number> {
  const { db } = deps;
  const { evento } = from;
  const event = readKnownEvent(await tx.get(refs.item(db, 'evento', evento)));
  const head = readSeatHead(await tx.get(refs.seats(db, from)));
  if (!event || !head?.isCopied || destinationOf(event, head) !== fecha) return 0;
  const fate = fateOf(event, fecha);
  if (fate.kind !== 'on') return 0;
  const at = { evento: event.id, fecha, edition: event.edition };
  const { docs } = await tx.get(queryFrom(db, queries.partiesAt({ ...at, fecha: from.fecha })).limit(limit));
  const oldParts = (await tx.get(refs.seatParts(db, from))).docs;
  const uidOf = (doc: (typeof docs)[number]) => String(doc.get('uid'));
  const there = docs.length
    ? await tx.getAll(...docs.map((doc) => refs.party(db, { evento, fecha }, uidOf(doc))))
    : [];
  const doubles = there.filter(({ exists }) => exists);
  const counts = doubles.length > 0 ? await readDateCounts(deps, tx, at) : null;
  const people = await readPeople(
    deps,
    tx,
    docs.map((doc) => ({ uid: uidOf(doc) })),
  );
  const moveAnswers = await movingAnswers(deps, tx, from, docs.map(uidOf));
  const parts = counts?.parts.map((part) => ({ ...part })) ?? [];
  let waitingCount = counts?.head?.waitingCount ?? 0;
  for (const [n, doc] of docs.entries()) {
    // One that can't be read goes along as it is.
    const party = readableOrNull(doc, readParty);
    const double = there[n]?.exists ? readableOrNull(there[n], readParty) : null;
    const staysThere = party && double && double.asked > party.asked;
    const dropped = double && (staysThere ? party : double);
    if (dropped) {
      const part = dropped.part === null ? undefined : parts[dropped.part];
      if (part) part.taken = Math.max(0, part.taken - dropped.held);
      if (missing(dropped) > 0) waitingCount--;
    }
    if (!staysThere) {
      const earlier = [...(party?.earlier ?? []), from.fecha];
      tx.set(refs.party(db, { evento, fecha }, uidOf(doc)), {
        ...doc.data(),
        fecha,
        earlier,
        ...timeFields(fate),
      });
      if (party)
        tellMoved(deps, tx, event, { fecha, startsAt: fate.startsAt, party, person: people.get(party.uid) });
      moveAnswers(uidOf(doc), { evento, fecha, ends: fate.ends });
    }
    deleteParty(tx, db, doc.ref);
  }
  if (counts)
    writeDateCounts(deps, tx, { ...at, ends: fate.ends }, counts, {
      waitingCount,
      parts: parts.map((part) => ({ ...part, quota: 0 })),
    });
  if (docs.length < limit) {
    for (const { ref } of oldParts) tx.delete(ref);
    tx.delete(refs.seats(db, from));
  }
  return docs.length;
}

interface Move {
  fecha: Dia;
  startsAt: string;
  party: StoredParty;
  person: Parameters<typeof tellSeatNews>[2];
}

function tellMoved(
  deps: SeatDeps,
  tx: Transaction,
  { id, edition, titulo, avisoOn }: SeatsEvent,
  { fecha, startsAt, party, person }: Move,
): void {
  const aviso = avisoOn(fecha);
  const news = {
    kind: 'moved',
    evento: id,
    edition,
    fecha,
    titulo,
    aviso,
    startsAt,
    from: party.startsAt,
  } as const;
  tellSeatNews(deps, tx, person, { ...news, held: party.held, isKept: true });
}
