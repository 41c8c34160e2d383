import { effectOf, roundFor } from '@vidriera/domain/complaint/acts';
import { isEnoughToHold, withComplaint } from '@vidriera/domain/complaint/counts';
import type { DocumentReference } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { carryOut } from '../complaints/carry-out.ts';
import { logAct } from '../complaints/log.ts';
import { isOwnCase } from '../complaints/moderators.ts';
import { stateIn, stoodIn } from '../complaints/stood.ts';
import { readCase, readComplaint, storeCase } from '../complaints/stored.ts';

interface Muting {
  /** A case that the person complained about. */
  id: string;
  /** Of their complaint: the desk knows no more of them. */
  reference: string;
  isMuted: boolean;
  /** The moderator; `null`: an operator. */
  by: string | null;
}
export type MuteOutcome = 'done' | 'no-complaint' | 'no-moderator';
type MuteDeps = Pick<Deps, 'db' | 'now'>;

const PAGE = 50;

/**
 * Makes a person's complaints count no more, in undecided cases and in future, or lets future ones count again. A thing that their
 * complaints alone hold returns, and complaints of others may still hold it once. Idempotent; a repeated call completes an interrupted one.
 */
export async function mute(deps: MuteDeps, { id, reference, isMuted, by }: Muting): Promise<MuteOutcome> {
  const { db, now } = deps;
  const reporter = await db.runTransaction(async (tx) => {
    if (by !== null && !(await tx.get(refs.moderator(db, by))).exists)
      return { missing: 'no-moderator' } as const;
    const of = readCase(await tx.get(refs.case(db, id)));
    const { docs } = await tx.get(queryFrom(db, queries.complaintNamed(id, reference)).limit(1));
    const uid = readComplaint(docs[0])?.uid;
    if (!of || !uid || (by !== null && isOwnCase(of, by))) return { missing: 'no-complaint' } as const;
    const noted = await tx.get(refs.reporter(db, uid));
    if (Boolean(noted.get('mutedAt')) === isMuted) return { uid };
    tx.set(noted.ref, { mutedAt: isMuted ? now() : null }, { merge: true });
    logAct(db, tx, { case: id, action: isMuted ? 'muted' : 'unmuted', text: '', by, at: now() });
    return { uid };
  }, PATIENT);
  if ('missing' in reporter) return reporter.missing;
  if (isMuted)
    for await (const page of pagesOf(queryFrom(db, queries.complaintsOf(reporter.uid)), PAGE))
      for (const { ref } of page) await uncount(deps, ref);
  return 'done';
}

/** Makes a complaint about an undecided case count no more. */
const uncount = ({ db, now }: MuteDeps, ref: DocumentReference): Promise<void> =>
  db.runTransaction(async (tx) => {
    const complaint = readComplaint(await tx.get(ref));
    if (!complaint || complaint.standing === 'muted') return;
    const found = readCase(await tx.get(refs.case(db, complaint.case)));
    if (!found || found.round !== complaint.round || roundFor(found.status) !== 'same') return;
    const stood = await stoodIn(db, tx, found.subject);
    const counts = withComplaint(found.counts, { ...complaint, standing: 'muted' }, complaint);
    const base = { ...found, counts };
    const effect = isEnoughToHold(counts) ? null : effectOf(stateIn(stood), 'undecided');
    tx.update(ref, { standing: 'muted' });
    if (effect) carryOut({ db, now }, tx, stood, { base, effect, words: { wasHeldAlone: false } });
    else storeCase(tx, db, base, now());
  }, PATIENT);
