import { fechaSchema } from '@vidriera/domain/values/firestore-schema';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Whether a kept profile has not expired: Firestore deletes expired documents a day later or more. */
export function isKept(kept: DocumentSnapshot, now: Date): boolean {
  const until = fechaSchema.safeParse(kept.get('expiresAt'));
  return until.success && until.data > now;
}
