import { reasonsOf } from '@vidriera/domain/complaint/counts';
import type { About } from '@vidriera/domain/complaint/wire-schema';
import { type Subject, subjectOf } from '@vidriera/domain/held/subject-schema';
import type { Deps } from '../firestore/admin.ts';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';
import { isClosed } from '../people/is-gone.ts';
import { type Case, caseOf, readCase } from './stored.ts';

type AppealDeps = Pick<Deps, 'db' | 'now'>;

type Against = Case & { status: 'held' | 'removed' | 'suspended' };
const AGAINST: readonly Case['status'][] = ['held', 'removed', 'suspended'];
/** Of an own thing that nobody sees. */
const isAgainst = (found: Case | null, uid: string): found is Against =>
  found?.creador === uid && AGAINST.includes(found.status);

/** Returns why an own thing, or else its account, is held or removed; `null` if it is not. It names nobody who complained. */
export async function aboutOwn(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  subject: Subject,
): Promise<About | null> {
  const cases = await db.getAll(caseOf(db, subject), caseOf(db, subjectOf('user', uid)));
  const found = cases.map(readCase).find((candidate) => isAgainst(candidate, uid));
  if (!found || !isAgainst(found, uid)) return null;
  const { reasons, counts, text, appealed, waiting, status, heldAloneSince, suspendedUntil } = found;
  return {
    ...{ of: found.subject, state: heldAloneSince ? 'complaints' : status },
    ...{ reasons: reasons.length > 0 ? reasons : reasonsOf(counts), text, canAppeal: !appealed },
    ...(appealed && !waiting && { isFinal: true }),
    suspendedUntil: (status === 'suspended' && suspendedUntil?.getTime()) || null,
  };
}

/** Puts a case back into the queue with its author's words, once. Idempotent. @returns whether it may be appealed */
export function appeal(
  { db }: AppealDeps,
  uid: string,
  { of, text }: { of: Subject; text: string },
): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const [found, user] = await tx.getAll(caseOf(db, of), refs.user(db, uid));
    const stored = readCase(found);
    if (!user?.exists || isClosed(user) || !isAgainst(stored, uid)) return false;
    if (stored.appealed) return stored.appeal === text;
    tx.update(caseOf(db, of), { appealed: true, appeal: text, waiting: true });
    return true;
  }, PATIENT);
}
