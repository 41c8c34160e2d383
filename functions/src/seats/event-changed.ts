import type { ItemId } from 'domain/values/ids-schema';
import type { Transaction } from 'firebase-admin/firestore';
import { isDerivation } from '../items/differences.ts';
import { isSameEdition } from '../shared/edition.ts';
import { aQuery, type DateOf, queries } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { type Fate, fateOf, readEvent } from './event.ts';
import { missing } from './line.ts';
import { inItsTurn, moveUp, type SeatDeps } from './move-up.ts';
import { endOtherEditions } from './other-editions.ts';
import { readKept, readPeople, writeKept } from './rearrange.ts';
import { endFields, ownOf, readHead, readParty, timeFields } from './stored.ts';
import { type TellDeps, tell } from './tell.ts';

type Off = Exclude<Fate['kind'], 'on'>;
type Data = Record<string, unknown> | undefined;
type At = DateOf & { evento: ItemId };

/** Parties that one transaction tells. */
const TOLD_AT_ONCE = 50;

/**
 * Whether a write of an event may change what becomes of those who are down for it. Not where it is as visible
 * as before, and only what is derived has changed, such as its likes. Nor where it is of the time before seats could be kept. One that keeps none
 * any more may have people down for it yet.
 */
export const concernsSeats = (before: Data, after: Data): boolean =>
  (before?.aforo !== undefined || after?.aforo !== undefined) &&
  !(before && after && before.visible === after.visible && isDerivation(before, after));

/**
 * What follows when an event was written or deleted:
 * - Who is down for a date that is called off is told so, and is down no more.
 * - Who is down for a date that begins at another time is told that.
 * - Where there are more seats, who waits and fits moves up.
 *
 * What the event is *now* decides. What is told is told by the transaction that makes it so. So an event of Firestore may come late and again,
 * and go on where it was cut off.
 * @returns how many were told of a date that is off, or another
 */
export async function eventChanged(deps: SeatDeps, id: string): Promise<{ told: number }> {
  const { db, now } = deps;
  const { docs } = await aQuery(db, queries.datesOf(id)).get();
  if (docs.length === 0) return { told: 0 };
  const { ended, current } = await endOtherEditions(deps, id, docs);
  let told = ended;
  for (const doc of current) {
    const head = readHead(doc);
    if (!head || head.termina <= now().getTime()) continue;
    const { creador, itemCreatedAt, evento, fecha } = head;
    const at = { evento, fecha, edition: { creador, itemCreatedAt } };
    for (let count = TOLD_AT_ONCE; count === TOLD_AT_ONCE; told += count) count = await tellSome(deps, at);
    await moveUp(deps, at);
  }
  return { told };
}

/** Tells some who do not know yet what became of a date; answers how many. */
const tellSome = (deps: SeatDeps, at: At): Promise<number> =>
  inItsTurn(deps, at, async (tx) => {
    const { db } = deps;
    const event = readEvent(await tx.get(refs.item(db, 'evento', at.evento)));
    // An edition that ended meanwhile is told of by the next event of Firestore.
    if (!event || !isSameEdition(event.edition, at.edition)) return 0;
    const fate = fateOf(event, at.fecha);
    if (fate.kind !== 'on') return callOff(deps, tx, at, fate.kind, event.titulo);
    const { docs } = await tx.get(aQuery(db, queries.toldOtherwise(at, fate.empieza)).limit(TOLD_AT_ONCE));
    const head = await tx.get(refs.seats(db, at));
    const parties = docs.flatMap((doc) => readParty(doc) ?? []);
    const people = await readPeople(deps, tx, parties);
    const kept = ownOf(readHead(head), at.edition);
    if (kept && kept.termina !== fate.ends.getTime()) tx.update(head.ref, endFields(fate.ends));
    for (const { ref, uid, lugares } of parties) {
      tx.update(ref, timeFields(fate));
      const news = { kind: 'movido', ...at, titulo: event.titulo, empieza: fate.empieza } as const;
      tell(deps, tx, people.get(uid), { ...news, lugares, isKept: true });
    }
    return parties.length;
  });

/** Takes some parties off a date that takes place no more, and tells them; the last ones take what is kept of it along. */
async function callOff(deps: TellDeps, tx: Transaction, at: At, kind: Off, titulo: string): Promise<number> {
  const { db } = deps;
  const { docs } = await tx.get(aQuery(db, queries.partiesAt(at)).limit(TOLD_AT_ONCE));
  const parties = docs.flatMap((doc) => readParty(doc) ?? []);
  const kept = await readKept(deps, tx, at);
  const people = await readPeople(deps, tx, parties);
  const parts = kept.parts.map((part) => ({ ...part }));
  let esperan = kept.head?.esperan ?? 0;
  for (const party of parties) {
    const part = party.parte === null ? undefined : parts[party.parte];
    if (part) part.taken = Math.max(0, part.taken - party.lugares);
    if (missing(party) > 0) esperan--;
    tx.delete(party.ref);
    const news = { kind, ...at, titulo, empieza: party.empieza } as const;
    tell(deps, tx, people.get(party.uid), { ...news, lugares: 0, isKept: false });
  }
  if (parties.length < TOLD_AT_ONCE) {
    for (const n of kept.parts.keys()) tx.delete(refs.seatParts(db, at).doc(`${n}`));
    tx.delete(refs.seats(db, at));
  } else if (kept.head)
    writeKept(deps, tx, { ...at, ends: new Date(kept.head.termina) }, kept, { esperan, parts });
  return parties.length;
}
