import { NOTICE_KEPT_MS } from 'domain/seats/limits';
import type { Notice } from 'domain/seats/wire-schema';
import { oneLine } from 'domain/values/one-line';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { isClosed } from '../account/is-gone.ts';
import { queueLetter } from '../mail/queue.ts';
import { type Edition, editionFields } from '../shared/edition.ts';
import { refs } from '../shared/refs.ts';
import type { StoredParty } from './stored.ts';

export interface TellDeps {
  db: Firestore;
  now: () => Date;
}

/** What somebody is told of a date that they are down for, or were. */
export interface News extends Pick<Notice, 'kind' | 'evento' | 'fecha' | 'titulo' | 'aviso'> {
  edition: Edition;
  /** When it begins, as `saidOf` has it; of what takes place no more, when it was to. */
  empieza: string;
  /** Seats that one has now. */
  lugares: number;
  /** Whether one is still down for it. */
  isKept: boolean;
}

/** A notice, as it is stored: `user/{uid}/novedad/{id}`. It says what was true then: it stays listed when that has changed. */
const noticeFields = ({ kind, evento, edition, fecha, titulo, aviso, lugares, isKept }: News, now: Date) => ({
  kind: kind satisfies Notice['kind'],
  evento,
  ...editionFields(edition),
  fecha,
  titulo: oneLine(titulo),
  aviso: oneLine(aviso),
  lugares,
  isKept,
  cuando: now,
  readAt: null,
  caduca: new Date(now.getTime() + NOTICE_KEPT_MS),
});

/**
 * Tells somebody what became of what they are down for, in the transaction that makes it so: a notice on the site, and a letter in the queue,
 * which tells the latest alone (mail/). Nobody is told who is gone.
 */
export function tell(
  { db, now }: TellDeps,
  tx: Transaction,
  person: DocumentSnapshot | undefined,
  news: News,
): void {
  if (!person?.exists || isClosed(person)) return;
  const at = now();
  tx.create(refs.notices(db, person.id).doc(), noticeFields(news, at));
  const { kind, evento, edition, fecha, titulo, aviso, empieza, lugares, isKept } = news;
  queueLetter(tx, db, {
    uid: person.id,
    letter: {
      kind: 'event-notice',
      evento,
      edition: { creador: edition.creador, itemCreatedAt: edition.itemCreatedAt },
      news: { [fecha]: { kind, titulo: oneLine(titulo), aviso: oneLine(aviso), empieza, lugares, isKept } },
    },
    now: at,
  });
}

/** Tells somebody that the event is gone that they were down for, as they knew it. */
export function tellItIsGone(
  deps: TellDeps,
  tx: Transaction,
  person: DocumentSnapshot | undefined,
  party: StoredParty,
): void {
  const { evento, fecha, titulo, empieza } = party;
  const news = { kind: 'cancelado', evento, edition: party, fecha, titulo, aviso: '', empieza } as const;
  tell(deps, tx, person, { ...news, lugares: 0, isKept: false });
}
