import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { refs } from '../shared/refs.ts';

const DAY_MS = 86_400_000;
/** Time until an upload is checked; people save its form earlier. */
export const SAVED_MS = DAY_MS;
/** Time until a leftover entry expires. */
const KEPT_MS = 30 * DAY_MS;

/** Registers an upload for the nightly check. @param generation counted upload (`mayUpload`) */
export function register(
  batch: WriteBatch,
  db: Firestore,
  path: string,
  from: Date,
  generation?: string,
): WriteBatch {
  const expiresAt = new Date(from.getTime() + KEPT_MS);
  const counted = generation === undefined ? {} : { counted: generation };
  return batch.set(refs.upload(db, path), { path, checkAt: from, expiresAt, ...counted });
}
