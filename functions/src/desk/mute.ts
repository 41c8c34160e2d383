import { weightOf, withComplaint } from '@vidriera/domain/complaint/counts';
import { logAct } from '../complaints/log.ts';
import { readCase, readComplaint } from '../complaints/stored.ts';
import type { Deps } from '../firestore/admin.ts';
import { PATIENT } from '../firestore/patient.ts';
import { refs } from '../firestore/refs.ts';

interface Muting {
  /** The case that the person complained about. */
  id: string;
  reporter: string;
  isMuted: boolean;
  /** The moderator. */
  by: string;
}
export type MuteOutcome = 'done' | 'no-complaint' | 'no-moderator';

/** Takes the weight from a person's complaint of a case and from future ones, or gives it back to future ones. Idempotent. */
export function mute(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, reporter, isMuted, by }: Muting,
): Promise<MuteOutcome> {
  return db.runTransaction(async (tx) => {
    const [moderator, storedComplaint, noted, found] = await tx.getAll(
      refs.moderator(db, by),
      refs.complaint(db, `${id}_${reporter}`),
      refs.reporter(db, reporter),
      refs.case(db, id),
    );
    if (!moderator?.exists) return 'no-moderator';
    const complaint = readComplaint(storedComplaint);
    if (complaint?.uid !== reporter) return 'no-complaint';
    if (Boolean(noted?.get('mutedAt')) === isMuted) return 'done';
    const at = now();
    const of = readCase(found);
    if (isMuted && of?.round === complaint.round) {
      const counts = withComplaint(of.counts, { ...complaint, standing: 'muted' }, complaint);
      tx.update(refs.case(db, id), { counts, weight: weightOf(counts) });
      tx.update(refs.complaint(db, `${id}_${reporter}`), { standing: 'muted' });
    }
    tx.set(refs.reporter(db, reporter), { mutedAt: isMuted ? at : null }, { merge: true });
    logAct(db, tx, { case: id, action: isMuted ? 'muted' : 'unmuted', text: '', by, at });
    return 'done';
  }, PATIENT);
}
