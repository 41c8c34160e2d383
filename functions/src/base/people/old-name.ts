import { fechaOrNull } from '@vidriera/domain/values/firestore-schema';
import { isUid } from '@vidriera/domain/values/ids';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/** Returns until when a reservation leads to its person; `null` for a current name, or a deleted account’s. */
export function leadsUntil(reservation: DocumentSnapshot): Date | null {
  const uid: unknown = reservation.get('uid');
  if (typeof uid !== 'string' || !isUid(uid)) return null;
  return fechaOrNull.safeParse(reservation.get('freeFrom')).data ?? null;
}
