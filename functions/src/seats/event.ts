import { datedOf } from '@vidriera/domain/evento/dated';
import { type Dated, nextOccurrence, type Occurrence, occurrence } from '@vidriera/domain/evento/occurrence';
import { isBookable } from '@vidriera/domain/evento/state';
import { DATES_AHEAD } from '@vidriera/domain/seats/limits';
import { isListed } from '@vidriera/domain/usuario/may';
import type { Dia } from '@vidriera/domain/values/fecha';
import { type ItemId, itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { at, type LocalTime, localTime, momentOf } from '@vidriera/domain/values/local-time';
import { oneLine } from '@vidriera/domain/values/one-line';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { type Edition, editionOf } from '../shared/edition.ts';
import { readItem } from '../shared/readable-items.ts';
import { refs } from '../shared/refs.ts';

/** An event as seats see it. */
export interface SeatsEvent {
  id: ItemId;
  /** Its creator. */
  uid: string;
  edition: Edition;
  titulo: string;
  /** Why it changed, in its creator's words, on one line; '' where they say nothing, and of a hidden event. */
  aviso: string;
  /** Seats of each date; 0 where none are kept, or a link books them. */
  aforo: number;
  /** Hidden, for its creator is none any more. */
  isHidden: boolean;
  isBookable: boolean;
  dated: Dated;
  estado: string;
}

/** Whoever's it is, hidden or not; `null` where there is none. */
export function readEvent(snapshot: DocumentSnapshot): SeatsEvent | null {
  const item = readItem('evento', snapshot);
  const edition = item && editionOf(snapshot);
  if (!edition) return null;
  const { titulo, aviso, aforo, linkReserva, estado } = item.doc;
  const isHidden = snapshot.get('visible') === false;
  return {
    id: itemIdSchema.parse(item.id),
    uid: item.uid,
    edition,
    titulo,
    aviso: isHidden ? '' : oneLine(aviso),
    aforo: linkReserva ? 0 : aforo,
    isHidden,
    isBookable: isBookable(item.doc),
    dated: datedOf(item.doc),
    estado,
  };
}

/** An event that visitors see. Before its trigger has run, its owner's role says so. @param tx the transaction that reads it, if one does */
export async function readVisibleEvent(
  db: Firestore,
  id: string,
  tx?: Transaction,
): Promise<SeatsEvent | null> {
  const read = (ref: DocumentReference) => (tx ? tx.get(ref) : ref.get());
  const snapshot = await read(refs.item(db, 'evento', id));
  const event = readEvent(snapshot);
  if (!event || event.isHidden) return null;
  if (snapshot.get('visible') !== undefined) return event;
  return isListed((await read(refs.user(db, event.uid))).get('role')) ? event : null;
}

/** The time that an event takes place on a day of the calendar; `null` where it does not. */
export function occurrenceOn({ dated }: SeatsEvent, fecha: Dia): Occurrence | null {
  let time = occurrence(dated, at(fecha, '00:00'));
  while (time && time.dia < fecha) time = nextOccurrence(dated, time);
  return time?.dia === fecha ? time : null;
}

/** When a date begins, as people are told: its day alone where no hour is said. */
export const saidOf = ({ dia, begins, horaInicio }: Occurrence): string => (horaInicio ? begins : dia);

/** The next times that have not begun. */
export function datesAhead({ dated }: SeatsEvent, now: Date): Occurrence[] {
  const today = localTime(now);
  const dates: Occurrence[] = [];
  for (let time = occurrence(dated, today); time; time = nextOccurrence(dated, time)) {
    if (time.begins > today) dates.push(time);
    if (dates.length === DATES_AHEAD) break;
  }
  return dates;
}

/** A date that may be asked for: the same that `dates` lists. `null` of any other. */
export const offeredOn = (event: SeatsEvent, fecha: Dia, now: Date): Occurrence | null =>
  datesAhead(event, now).find(({ dia }) => dia === fecha) ?? null;

/** What became of a date: when it is, or why it is not. */
export type Fate =
  | { kind: 'on'; begins: LocalTime; startsAt: string; ends: Date }
  | { kind: 'cancelled' | 'postponed' | 'moved' };

/** @param event `null` of one that is gone */
export function fateOf(event: SeatsEvent | null, fecha: Dia): Fate {
  if (!event || event.isHidden || event.estado === 'cancelado') return { kind: 'cancelled' };
  if (event.estado === 'pospuesto') return { kind: 'postponed' };
  const time = occurrenceOn(event, fecha);
  if (time) return { kind: 'on', begins: time.begins, startsAt: saidOf(time), ends: momentOf(time.ends) };
  return { kind: event.dated.exceptions?.get(fecha) === null ? 'cancelled' : 'moved' };
}
