import { DAY_MS, RETENTION_DAYS } from '@vidriera/domain/site/retention';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import { refs } from '../firestore/refs.ts';
import { isNotice, type Letter, type Mail } from './letter-schema.ts';

/** The recipient at the operator's mailbox, which needs no account. A uid is never so short. */
export const OPERATOR = 'operator';

/** How long letters and notices are kept, in milliseconds. */
export const NOTICE_KEPT_MS = RETENTION_DAYS.notices * DAY_MS;
/** A code's letter names no account that could be deleted with it. */
const CODE_KEPT_MS = DAY_MS;

export interface Writer {
  set(ref: DocumentReference, data: DocumentData, options: { merge: boolean }): unknown;
}

export interface Queued {
  /** A uid, the id of a `signInCode`, or `OPERATOR`; never an address. */
  uid: string;
  letter: Letter;
  now: Date;
  /** Default: `now`. */
  notBefore?: Date;
}

/** One document per item and person, which later notices update, and one per seat, reminder or message. */
function refOf(db: Firestore, uid: string, letter: Letter): DocumentReference {
  if (letter.kind === 'seat' || letter.kind === 'reminder-notice') {
    const { evento, edition, fecha } = letter;
    const apart = letter.kind === 'seat' ? '' : '_reminded';
    return refs.mail(db).doc(`${evento}_${edition.itemCreatedAt}_${fecha}_${uid}${apart}`);
  }
  if (letter.kind === 'message') return refs.mail(db).doc(`${letter.message}_${uid}`);
  if (!isNotice(letter)) return refs.mail(db).doc();
  const id = letter.kind === 'event-notice' ? letter.evento : letter.promo;
  const apart = letter.kind === 'event-notice' && letter.whileHeld ? '_held' : '';
  return refs.mail(db).doc(`${id}_${letter.edition.itemCreatedAt}_${uid}${apart}`);
}

/**
 * Queues a letter in the caller’s transaction or batch, without reading. A trigger sends it (mail/on-mail.ts). News of dates are merged;
 * news of a promo replace each other.
 */
export function queueLetter(
  writer: Writer,
  db: Firestore,
  { uid, letter, now, notBefore = now }: Queued,
): DocumentReference {
  const ref = refOf(db, uid, letter);
  const fields = {
    uid,
    letter,
    state: 'waiting',
    reason: null,
    attempts: 0,
    createdAt: now,
    notBefore,
    dueSince: notBefore,
    expiresAt: new Date(now.getTime() + (letter.kind === 'sign-in-code' ? CODE_KEPT_MS : NOTICE_KEPT_MS)),
  } satisfies Partial<Mail>;
  writer.set(ref, { ...fields, version: FieldValue.increment(1) }, { merge: true });
  return ref;
}
