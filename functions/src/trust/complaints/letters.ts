import { subjectId } from '@vidriera/domain/held/subject-schema';
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import type { ComplaintLetter } from '../../base/letters/letter-schema.ts';
import { NOTICE_KEPT_MS, queueLetter } from '../../base/letters/queue.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import type { Case, Complaint } from './stored.ts';

export type AuthorLetter = 'held' | 'removed' | 'back' | 'suspended' | 'lifted';
type LetterDeps = Pick<Deps, 'db' | 'now'>;

const letterOf = (
  about: ComplaintLetter['about'],
  { subject, titulo, reasons, text, suspendedUntil, appealed }: Case,
  isAnswer = false,
): ComplaintLetter => ({
  kind: 'complaint',
  about,
  case: subjectId(subject),
  subject,
  titulo,
  reasons,
  text,
  reference: '',
  waiting: 0,
  until: suspendedUntil?.toISOString() ?? null,
  appeal: isAnswer ? 'answered' : appealed ? 'used' : 'open',
});

/** Queues a letter to the person who complained: the receipt, or the outcome. It says nothing of others. */
export function tellReporter(
  { db, now }: LetterDeps,
  tx: Transaction,
  { about, complaint, of }: { about: 'received' | 'acted' | 'kept'; complaint: Complaint; of: Case },
): void {
  const { uid, reference, reason } = complaint;
  if (uid === null) return;
  const letter = { ...letterOf(about, of), reasons: [reason], text: '', reference };
  queueLetter(tx, db, { uid, letter, now: now() });
}

/**
 * Tells the author by a notice and a letter, with the reasons and the moderator's words. Neither names anybody who complained.
 * @param isAnswer it is a decision that answers an appeal
 */
export function tellAuthor(
  { db, now }: LetterDeps,
  tx: Transaction,
  author: DocumentSnapshot | undefined,
  { about, of, isAnswer }: { about: AuthorLetter; of: Case; isAnswer?: boolean },
): void {
  if (!author?.exists || isClosed(author)) return;
  const { subject, titulo } = of;
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + NOTICE_KEPT_MS);
  const notice = { kind: about, subject, titulo, createdAt, readAt: null, expiresAt };
  tx.create(refs.notices(db, author.id).doc(), notice);
  queueLetter(tx, db, { uid: author.id, letter: letterOf(about, of, isAnswer), now: createdAt });
}
