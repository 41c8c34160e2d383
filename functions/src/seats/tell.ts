import type { Notice } from '@vidriera/domain/seats/wire-schema';
import { oneLine } from '@vidriera/domain/values/one-line';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { type TellDeps, tellPerson } from '../notices/tell-person.ts';
import { type Edition, editionFields } from '../shared/edition.ts';
import type { StoredParty } from './stored.ts';

/** What somebody is told of a date that they are down for, or were. */
export interface SeatNews extends Pick<Notice, 'kind' | 'evento' | 'fecha' | 'titulo' | 'aviso'> {
  edition: Edition;
  /** When it begins, as `saidOf` has it; of what takes place no more, when it was to. */
  startsAt: string;
  /** Seats that one has now. */
  held: number;
  /** Whether one is still down for it. */
  isKept: boolean;
}

/** Tells somebody what became of what they are down for, in the transaction that makes it so. */
export function tell(
  deps: TellDeps,
  tx: Transaction,
  person: DocumentSnapshot | undefined,
  { kind, evento, edition, fecha, startsAt, held, isKept, ...news }: SeatNews,
): void {
  const [titulo, aviso] = [oneLine(news.titulo), oneLine(news.aviso)];
  const said = { kind, titulo, aviso, held, isKept };
  const { creador, itemCreatedAt } = edition;
  tellPerson(deps, tx, person, {
    notice: { ...said, evento, ...editionFields(edition), fecha },
    letter: {
      kind: 'event-notice',
      evento,
      edition: { creador, itemCreatedAt },
      news: { [fecha]: { ...said, startsAt } },
    },
  });
}

/** Tells somebody that the event is gone that they were down for, as they knew it. */
export function tellItIsGone(
  deps: TellDeps,
  tx: Transaction,
  person: DocumentSnapshot | undefined,
  party: StoredParty,
): void {
  const { evento, fecha, titulo, startsAt } = party;
  const news = { kind: 'cancelled', evento, edition: party, fecha, titulo, aviso: '', startsAt } as const;
  tell(deps, tx, person, { ...news, held: 0, isKept: false });
}
