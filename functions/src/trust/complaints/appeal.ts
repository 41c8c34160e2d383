import { effectOf } from '@vidriera/domain/complaint/acts';
import { reasonsOf } from '@vidriera/domain/complaint/counts';
import type { About } from '@vidriera/domain/complaint/wire-schema';
import { type Subject, subjectOf } from '@vidriera/domain/held/subject-schema';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { carryOut } from './carry-out.ts';
import { isThere, stateIn, stoodIn } from './stood.ts';
import { type Case, caseOf, readCase } from './stored.ts';

type AppealDeps = Pick<Deps, 'db' | 'now'>;

const AGAINST = ['alone', 'held', 'removed', 'suspended'] as const;
type Against = Case & { status: (typeof AGAINST)[number] };
/** Of an own thing that nobody sees. */
const isAgainst = (found: Case | null, uid: string): found is Against =>
  found?.creador === uid && (AGAINST as readonly string[]).includes(found.status);

/** Returns why an own thing, or else its account, is held or removed; `null` if it is not. It names nobody who complained. */
export async function aboutOwn(
  { db }: Pick<Deps, 'db'>,
  uid: string,
  subject: Subject,
): Promise<About | null> {
  const cases = await db.getAll(caseOf(db, subject), caseOf(db, subjectOf('user', uid)));
  const found = cases.map(readCase).find((candidate) => isAgainst(candidate, uid));
  if (!found || !isAgainst(found, uid)) return null;
  const { reasons, counts, text, appealed, waiting, status, suspendedUntil } = found;
  return {
    of: found.subject,
    state: status === 'alone' ? 'complaints' : status,
    titulo: found.titulo,
    appeal: found.appeal,
    reasons: reasons.length > 0 ? reasons : reasonsOf(counts),
    text,
    canAppeal: !appealed,
    ...(appealed && !waiting && { isFinal: true }),
    suspendedUntil: (status === 'suspended' && suspendedUntil?.getTime()) || null,
  };
}

/**
 * Puts a case back into the queue with its author's words: an appeal, once, or an answer to a hold, as often as they like. Idempotent.
 * @returns whether it may be appealed
 */
export function appeal(
  { db, now }: AppealDeps,
  uid: string,
  { of, text }: { of: Subject; text: string },
): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const stood = await stoodIn(db, tx, of);
    const base = stood.of;
    if (!isThere(stood) || !isAgainst(base, uid)) return false;
    const effect = effectOf(stateIn(stood), 'appeal');
    if (!effect) return base.appeal === text;
    const isSent = base.appeal === text && base.appealed === effect.next.isAppealed && base.waiting;
    if (!isSent) carryOut({ db, now }, tx, stood, { base, effect, words: { appeal: text } });
    return true;
  }, PATIENT);
}
