import { NOTICE_KEPT_MS } from 'domain/seats/limits';
import type { Notice } from 'domain/seats/wire-schema';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { isClosed } from '../account/is-gone.ts';
import { editionFields } from '../shared/edition.ts';
import { refs } from '../shared/refs.ts';
import { letterOf, type News } from './letter.ts';
import type { StoredParty } from './stored.ts';

export interface TellDeps {
  db: Firestore;
  now: () => Date;
  /** The site's public origin, which letters lead to. */
  origin: string;
}

/** A notice, as it is stored: `user/{uid}/novedad/{id}`. */
const noticeFields = ({ kind, evento, edition, fecha, titulo }: News, now: Date) => ({
  kind: kind satisfies Notice['kind'],
  evento,
  ...editionFields(edition),
  fecha,
  titulo,
  cuando: now,
  caduca: new Date(now.getTime() + NOTICE_KEPT_MS),
});

/**
 * Tells somebody what became of what they are down for, in the transaction that makes it so: what is done once is told once. The letter waits in `mail`
 * as the extension "Trigger Email" reads it. Nobody is told who is gone.
 */
export function tell(
  { db, now, origin }: TellDeps,
  tx: Transaction,
  person: DocumentSnapshot | undefined,
  news: News,
): void {
  if (!person?.exists || isClosed(person)) return;
  const at = now();
  tx.create(refs.notices(db, person.id).doc(), noticeFields(news, at));
  const address: unknown = person.get('email');
  if (typeof address !== 'string' || !address.includes('@')) return;
  tx.create(refs.mail(db).doc(), {
    to: [address],
    message: letterOf(news, origin),
    uid: person.id,
    evento: news.evento,
    ...editionFields(news.edition),
    caduca: new Date(at.getTime() + NOTICE_KEPT_MS),
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
  const news = { kind: 'cancelado', evento, edition: party, fecha, titulo, empieza } as const;
  tell(deps, tx, person, { ...news, lugares: 0, isKept: false });
}
