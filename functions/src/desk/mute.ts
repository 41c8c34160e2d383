import { logAct } from '../complaints/log.ts';
import { readComplaint } from '../complaints/stored.ts';
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

/** Takes the weight from a person's future complaints, or gives it back. Idempotent. */
export function mute(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, reporter, isMuted, by }: Muting,
): Promise<MuteOutcome> {
  return db.runTransaction(async (tx) => {
    const [moderator, complaint, noted] = await tx.getAll(
      refs.moderator(db, by),
      refs.complaint(db, `${id}_${reporter}`),
      refs.reporter(db, reporter),
    );
    if (!moderator?.exists) return 'no-moderator';
    if (readComplaint(complaint)?.uid !== reporter) return 'no-complaint';
    if (Boolean(noted?.get('mutedAt')) === isMuted) return 'done';
    const at = now();
    tx.set(refs.reporter(db, reporter), { mutedAt: isMuted ? at : null }, { merge: true });
    logAct(db, tx, { case: id, action: isMuted ? 'muted' : 'unmuted', text: '', by, at });
    return 'done';
  }, PATIENT);
}
