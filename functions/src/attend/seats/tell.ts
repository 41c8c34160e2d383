import type { Notice } from '@vidriera/domain/seats/wire-schema';
import { oneLine } from '@vidriera/domain/values/one-line';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { type Edition, editionFields } from '../../base/firestore/edition.ts';
import { type TellDeps, tellPerson } from '../notices/tell-person.ts';
import type { StoredParty } from './stored.ts';

export interface SeatNews extends Pick<Notice, 'kind' | 'evento' | 'fecha' | 'titulo' | 'aviso'> {
  edition: Edition;
  /** From `startsAtOf`; the start told last if the date is off. */
  startsAt: string;
  /** The start before, if its date moved and took its parties along. */
  from?: string;
  /** Seats after the change. */
  held: number;
  /** Whether the party still exists. */
  isKept: boolean;
  /** The event is held, and its letter doesn't wait for that. */
  whileHeld?: boolean;
}

/** Creates a notice and queues a letter, in the transaction of the change. */
export function tellSeatNews(
  deps: TellDeps,
  tx: Transaction,
  person: DocumentSnapshot | undefined,
  { kind, evento, edition, fecha, startsAt, from, held, isKept, whileHeld = false, ...news }: SeatNews,
): void {
  const [titulo, aviso] = [oneLine(news.titulo), oneLine(news.aviso)];
  const common = { kind, titulo, aviso, held, isKept, ...(from && { from }) };
  const { creador, itemCreatedAt } = edition;
  tellPerson(deps, tx, person, {
    notice: { ...common, evento, ...editionFields(edition), fecha },
    letter: {
      kind: 'event-notice',
      evento,
      edition: { creador, itemCreatedAt },
      whileHeld,
      news: { [fecha]: { ...common, startsAt } },
    },
  });
}

/** Tells a person that the event was deleted, with the title and start they know. */
export function tellEventGone(
  deps: TellDeps,
  tx: Transaction,
  person: DocumentSnapshot | undefined,
  party: StoredParty,
): void {
  const { evento, fecha, titulo, startsAt } = party;
  const news = { kind: 'cancelled', evento, edition: party, fecha, titulo, aviso: '', startsAt } as const;
  tellSeatNews(deps, tx, person, { ...news, held: 0, isKept: false });
}
