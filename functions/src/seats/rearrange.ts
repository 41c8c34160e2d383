import type { ItemId } from '@vidriera/domain/values/ids-schema';
import type { Transaction } from 'firebase-admin/firestore';
import { partFields, partsOf } from '../claims/stored.ts';
import type { UnitPart } from '../claims/units.ts';
import { readPeople, type TellDeps } from '../notices/tell-person.ts';
import { editionFields } from '../shared/edition.ts';
import { type DateOf, queries, queryFrom } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { freeOf, type LineParty, missing, type PartyChange, settle, worthLooking } from './line.ts';
import {
  endFields,
  type Head,
  ownOf,
  partyChanges,
  readHead,
  readParty,
  type StoredParty,
} from './stored.ts';
import { tell } from './tell.ts';

/** A date whose seats are given: of which event, when it begins and is over. */
export interface Given extends DateOf {
  evento: ItemId;
  titulo: string;
  /** Seats that may be had; none where nobody moves up any more. */
  aforo: number;
  /** As people are told. */
  startsAt: string;
  ends: Date;
}

/** What is kept of a date. */
interface Kept {
  head: Head | null;
  parts: UnitPart[];
}

/** Reads what is kept of a date. Whoever waits writes the head, so this is worth nothing by then. */
export async function readKept({ db }: TellDeps, tx: Transaction, at: DateOf): Promise<Kept> {
  const head = ownOf(readHead(await tx.get(refs.seats(db, at))), at.edition);
  const { docs } = await tx.get(refs.seatParts(db, at));
  return { head, parts: partsOf(docs, at.edition) };
}

/** Those who wait and may move up by so many free seats, oldest first. */
async function readWaiting(
  { db }: TellDeps,
  tx: Transaction,
  at: DateOf,
  free: number,
): Promise<StoredParty[]> {
  const waiting: StoredParty[] = [];
  for (const { need, count } of worthLooking(free)) {
    const { docs } = await tx.get(queryFrom(db, queries.waitingAt(at, need)).limit(count));
    waiting.push(...docs.flatMap((doc) => readParty(doc) ?? []));
  }
  return waiting;
}

/** What is written of a date that was kept so. */
export function writeKept(
  { db }: TellDeps,
  tx: Transaction,
  at: DateOf & { ends: Date },
  was: Kept,
  is: { waitingCount: number; parts: readonly UnitPart[] },
): void {
  const { expiresAt, endsAt } = endFields(at.ends);
  for (const [n, part] of is.parts.entries()) {
    const before = was.parts[n];
    if (part && !(before && isSame(before, part)))
      tx.set(refs.seatParts(db, at).doc(`${n}`), { ...partFields(part, at.edition), expiresAt });
  }
  if (was.head?.waitingCount === is.waitingCount) return;
  const { evento, fecha } = at;
  const head = {
    evento,
    fecha,
    ...editionFields(at.edition),
    waitingCount: is.waitingCount,
    endsAt,
    expiresAt,
  };
  tx.set(refs.seats(db, at), head);
}

const isSame = (a: UnitPart, b: UnitPart): boolean =>
  a.quota === b.quota && a.share === b.share && a.taken === b.taken;

const waits = (party: LineParty | null): number => (party && missing(party) > 0 ? 1 : 0);

/** What came of a rearrangement; `write` ends the transaction's readings. */
export interface Rearranged {
  /** The changed party as it is then. */
  own: LineParty | null;
  isDone: boolean;
  /** Seats that are free then. */
  free: number;
  /** Whether parties that waited move up by it. */
  movesOthers: boolean;
  /** Writes all but the changed party itself. */
  write: () => void;
}

/**
 * Takes a change of one party in and moves up who waits and fits, in one transaction; who moves up is told by it.
 * @param change of nobody: only moves up, and deals seats anew
 */
export async function rearrange(
  deps: TellDeps,
  tx: Transaction,
  at: Given,
  change: PartyChange = { before: null, after: null },
): Promise<Rearranged> {
  const was = await readKept(deps, tx, at);
  const given = Math.max(0, (change.before?.held ?? 0) - (change.after?.held ?? 0));
  const free = freeOf(at.aforo + given, was.parts);
  const waiting = was.head?.waitingCount ? await readWaiting(deps, tx, at, free) : [];
  const { parts, moved, isDone } = settle({ aforo: at.aforo, parts: was.parts, waiting }, change);
  const ownId = (change.after ?? change.before)?.id;
  const others = moved.filter(({ id }) => id !== ownId);
  const own = moved.find(({ id }) => id === ownId) ?? change.after;
  const stored = new Map(waiting.map((one) => [one.id, one]));
  const movedUp = others.flatMap((party) => {
    const known = stored.get(party.id);
    return known ? [{ ...known, ...party }] : [];
  });
  const people = await readPeople(deps, tx, movedUp);
  const waitingCount = (was.head?.waitingCount ?? 0) - movedUp.length - waits(change.before) + waits(own);
  const write = () => {
    writeKept(deps, tx, at, was, { waitingCount, parts });
    for (const party of movedUp) {
      tx.update(party.ref, partyChanges(party));
      const { evento, fecha, edition, titulo, startsAt } = at;
      // What the creator wrote of a change is no reason why seats are free.
      const news = {
        kind: 'moved-up',
        evento,
        fecha,
        edition,
        titulo,
        aviso: '',
        startsAt,
        isKept: true,
      } as const;
      tell(deps, tx, people.get(party.uid), { ...news, held: party.held });
    }
  };
  return { own, isDone, free: freeOf(at.aforo, parts), movesOthers: movedUp.length > 0, write };
}
