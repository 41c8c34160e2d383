import type { ItemId } from '@vidriera/domain/values/ids-schema';
import type { Transaction } from 'firebase-admin/firestore';
import { editionFields } from '../../base/firestore/edition.ts';
import type { DateOf } from '../../base/firestore/queries/seats.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { readPeople, type TellDeps } from '../notices/tell-person.ts';
import { partFields, partsOf } from '../quota/stored-part.ts';
import type { UnitPart } from '../quota/units.ts';
import { freeOf, type LineParty, missing, type PartyChange, settle, waitingReads } from './line.ts';
import {
  endFields,
  type Head,
  ifOfEdition,
  partyChanges,
  readParty,
  readSeatHead,
  type StoredParty,
} from './stored.ts';
import { tellSeatNews } from './tell.ts';

export interface DateSeats extends DateOf {
  evento: ItemId;
  titulo: string;
  /** Seats on offer; 0 if nobody may move up. */
  aforo: number;
  /** From `startsAtOf`. */
  startsAt: string;
  ends: Date;
}

/** Stored counts: waiting parties, and seats by part. */
interface DateCounts {
  head: Head | null;
  parts: UnitPart[];
}

/** Reads a date's counts. Joining the line writes the head, so concurrent transactions conflict. */
export async function readDateCounts({ db }: TellDeps, tx: Transaction, at: DateOf): Promise<DateCounts> {
  const head = ifOfEdition(readSeatHead(await tx.get(refs.seats(db, at))), at.edition);
  const { docs } = await tx.get(refs.seatParts(db, at));
  return { head, parts: partsOf(docs, at.edition) };
}

/** Reads the waiting parties that may fit into `free` seats. */
async function readWaiting(
  { db }: TellDeps,
  tx: Transaction,
  at: DateOf,
  free: number,
): Promise<StoredParty[]> {
  const waiting: StoredParty[] = [];
  for (const { need, count } of waitingReads(free)) {
    const { docs } = await tx.get(queryFrom(db, queries.waitingAt(at, need)).limit(count));
    waiting.push(...docs.flatMap((doc) => readParty(doc) ?? []));
  }
  return waiting;
}

/** Writes the counts that differ from `was`. */
export function writeDateCounts(
  { db }: TellDeps,
  tx: Transaction,
  at: DateOf & { ends: Date },
  was: DateCounts,
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
    ...(was.head?.movesTo && { movesTo: was.head.movesTo }),
  };
  tx.set(refs.seats(db, at), head);
}

const isSame = (a: UnitPart, b: UnitPart): boolean =>
  a.quota === b.quota && a.share === b.share && a.taken === b.taken;

const countWaiting = (party: LineParty | null): number => (party && missing(party) > 0 ? 1 : 0);

/** A planned change. The caller runs `write` after its last read, as Firestore requires. */
export interface Rearranged {
  /** The changed party’s new state. */
  own: LineParty | null;
  isDone: boolean;
  free: number;
  movesOthers: boolean;
  /** Writes everything except the changed party. */
  write: () => void;
}

/**
 * Applies one party's change, moves up waiting parties that fit, and tells them, in one transaction.
 * @param change default: only moves up
 */
export async function rearrange(
  deps: TellDeps,
  tx: Transaction,
  at: DateSeats,
  change: PartyChange = { before: null, after: null },
): Promise<Rearranged> {
  const was = await readDateCounts(deps, tx, at);
  const freed = Math.max(0, (change.before?.held ?? 0) - (change.after?.held ?? 0));
  const free = freeOf(at.aforo + freed, was.parts);
  const waiting = was.head?.waitingCount ? await readWaiting(deps, tx, at, free) : [];
  const { parts, moved, isDone } = settle({ aforo: at.aforo, parts: was.parts, waiting }, change);
  const ownId = (change.after ?? change.before)?.id;
  const otherParties = moved.filter(({ id }) => id !== ownId);
  const own = moved.find(({ id }) => id === ownId) ?? change.after;
  const stored = new Map(waiting.map((party) => [party.id, party]));
  const movedUp = otherParties.flatMap((party) => {
    const document = stored.get(party.id);
    return document ? [{ ...document, ...party }] : [];
  });
  const people = await readPeople(deps, tx, movedUp);
  const waitingCount =
    (was.head?.waitingCount ?? 0) - movedUp.length - countWaiting(change.before) + countWaiting(own);
  const write = () => {
    writeDateCounts(deps, tx, at, was, { waitingCount, parts });
    for (const party of movedUp) {
      tx.update(party.ref, partyChanges(party));
      const { evento, fecha, edition, titulo, startsAt } = at;
      // `aviso` explains changes of the event, not free seats.
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
      tellSeatNews(deps, tx, people.get(party.uid), { ...news, held: party.held });
    }
  };
  return { own, isDone, free: freeOf(at.aforo, parts), movesOthers: movedUp.length > 0, write };
}
