import { NOTICE_KEPT_MS } from 'domain/seats/limits';
import type { Notice } from 'domain/seats/wire-schema';
import { oneLine } from 'domain/values/one-line';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { isClosed } from '../account/is-gone.ts';
import { queueLetter } from '../mail/queue.ts';
import { refs } from '../shared/refs.ts';

export interface TellDeps {
  db: Firestore;
  now: () => Date;
}

/** What somebody is told of a date that they are down for, or were. */
export interface News extends Pick<Notice, 'kind' | 'evento' | 'fecha' | 'titulo'> {
  /** The event's creator; `null` where the event is gone. */
  creator: string | null;
  /** When it begins, as `saidOf` has it; of what takes place no more, when it was to. */
  empieza: string;
  /** Seats that one has now. */
  lugares: number;
  /** Whether one is still down for it. */
  isKept: boolean;
}

/** A notice, as it is stored: `user/{uid}/novedad/{id}`. */
const noticeFields = ({ kind, evento, fecha, titulo }: News, now: Date) => ({
  kind: kind satisfies Notice['kind'],
  evento,
  fecha,
  titulo: oneLine(titulo),
  cuando: now,
  caduca: new Date(now.getTime() + NOTICE_KEPT_MS),
});

/** New ids begin with so many digits of their owner's hash: letters of events that are gone count for them. */
const OWNER_DIGITS = 12;

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
  const { kind, evento, fecha, titulo, empieza, lugares, isKept } = news;
  const creator = news.creator ?? evento.slice(0, OWNER_DIGITS);
  queueLetter(tx, db, {
    uid: person.id,
    letter: {
      kind: 'event-notice',
      evento,
      creator,
      news: { [fecha]: { kind, titulo: oneLine(titulo), empieza, lugares, isKept } },
    },
    now: at,
  });
}
