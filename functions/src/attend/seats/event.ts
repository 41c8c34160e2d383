import { datedOf } from '@vidriera/domain/evento/dated';
import { readDayTexts } from '@vidriera/domain/evento/exceptions';
import {
  type Dated,
  dateOn,
  nextOccurrence,
  type Occurrence,
  occurrence,
} from '@vidriera/domain/evento/occurrence';
import { isBookable } from '@vidriera/domain/evento/state';
import { isPaused, isRetired } from '@vidriera/domain/item/access';
import { DATES_AHEAD } from '@vidriera/domain/seats/limits';
import type { Dia } from '@vidriera/domain/values/fecha';
import { type ItemId, itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { type LocalTime, localTime, momentOf } from '@vidriera/domain/values/local-time';
import { oneLine } from '@vidriera/domain/values/one-line';
import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { hasPage, isShownOwner } from '../../base/firestore/access.ts';
import { type Edition, editionOf } from '../../base/firestore/edition.ts';
import type { DateOf } from '../../base/firestore/queries/seats.ts';
import { readItem } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { UnreadableDocument } from '../../base/firestore/unreadable.ts';

export type EventDate = DateOf & { evento: ItemId };

export interface SeatsEvent {
  id: ItemId;
  uid: string;
  edition: Edition;
  titulo: string;
  /** The creator’s reason for a date, else for the event; ‘’ if retired. */
  avisoOn: (fecha: Dia) => string;
  /** 0 without seats, or with a booking link. */
  aforo: number;
  /** The creator left the role. */
  isRetired: boolean;
  /** It is held for review: nobody gets seats, loses them or is told anything. */
  isPaused: boolean;
  isBookable: boolean;
  dated: Dated;
  estado: string;
}

export interface CurrentEvent extends SeatsEvent {
  /** Visitors see it. */
  isShown: boolean;
}

export function readEvent(snapshot: DocumentSnapshot): SeatsEvent | null {
  const item = readItem('evento', snapshot);
  const edition = item && editionOf(snapshot);
  if (!edition) return null;
  const { titulo, aviso, avisos, aforo, linkReserva, estado } = item.doc;
  const retired = isRetired(snapshot.data());
  const notes = readDayTexts(avisos);
  return {
    id: itemIdSchema.parse(item.id),
    uid: item.uid,
    edition,
    titulo,
    avisoOn: (fecha) => (retired ? '' : oneLine(notes.get(fecha) ?? aviso)),
    aforo: linkReserva ? 0 : aforo,
    isRetired: retired,
    isPaused: isPaused(snapshot.data()),
    isBookable: isBookable(item.doc),
    dated: datedOf(item.doc),
    estado,
  };
}

/** Returns the event, or `null` if it is gone. @throws UnreadableDocument, as its parties must not count as cancelled */
export function readKnownEvent(snapshot: DocumentSnapshot): SeatsEvent | null {
  const event = readEvent(snapshot);
  if (!event && snapshot.exists) throw new UnreadableDocument(snapshot.ref.path);
  return event;
}

/** Returns an event, unless its creator left the role. Until its trigger sets `visible`, the owner’s role decides. */
export async function readCurrentEvent(
  { db, now }: { db: Firestore; now: () => Date },
  id: string,
  tx?: Transaction,
): Promise<CurrentEvent | null> {
  const read = (ref: DocumentReference) => (tx ? tx.get(ref) : ref.get());
  const snapshot = await read(refs.item(db, 'evento', id));
  const found = readEvent(snapshot);
  if (!found || found.isRetired) return null;
  const event = { ...found, isShown: hasPage(snapshot, now()) };
  if (snapshot.get('visible') !== undefined) return event;
  return isShownOwner(await read(refs.user(db, event.uid))) ? event : null;
}

/** Returns the occurrence on a day; `null` if there is none. */
export const occurrenceOn = ({ dated }: SeatsEvent, fecha: Dia): Occurrence | null => dateOn(dated, fecha);

/** Whether a date takes requests. @param time missing: none */
export const isOpen = ({ isShown, isBookable, aforo }: CurrentEvent, time: Occurrence | undefined): boolean =>
  isShown && isBookable && aforo > 0 && time !== undefined && !time.agotado;

/** Returns the start as people read it; only the day if there is no hour. */
export const startsAtOf = ({ dia, begins, horaInicio }: Occurrence): string => (horaInicio ? begins : dia);

/** Returns the next occurrences that have not begun. */
export function datesAhead({ dated }: SeatsEvent, now: Date): Occurrence[] {
  const today = localTime(now);
  const dates: Occurrence[] = [];
  for (let time = occurrence(dated, today); time; time = nextOccurrence(dated, time)) {
    if (time.begins > today) dates.push(time);
    if (dates.length === DATES_AHEAD) break;
  }
  return dates;
}

/** Returns the day's occurrence if it is on offer. */
export const offeredOn = (event: SeatsEvent, fecha: Dia, now: Date): Occurrence | null =>
  datesAhead(event, now).find(({ dia }) => dia === fecha) ?? null;

/** Times of a date, or the reason why it is off. */
export type Fate =
  | { kind: 'on'; begins: LocalTime; startsAt: string; ends: Date }
  | { kind: 'cancelled' | 'postponed' | 'moved' };

/** @param event `null`: deleted */
export function fateOf(event: SeatsEvent | null, fecha: Dia): Fate {
  if (!event || event.isRetired || event.estado === 'cancelado') return { kind: 'cancelled' };
  if (event.estado === 'pospuesto') return { kind: 'postponed' };
  const time = occurrenceOn(event, fecha);
  if (time) return { kind: 'on', begins: time.begins, startsAt: startsAtOf(time), ends: momentOf(time.ends) };
  return { kind: event.dated.exceptions?.get(fecha) === null ? 'cancelled' : 'moved' };
}
