import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';

const DAY_MS = 86_400_000;
/** Time until an upload is checked; people save its form earlier. */
export const SAVED_MS = DAY_MS;
/** Time until a leftover entry expires. */
const KEPT_MS = 30 * DAY_MS;

/** Returns an upload's entry in the register, to be checked at `from`. */
export const entryOf = (path: string, from: Date) => ({
  path,
  checkAt: from,
  expiresAt: new Date(from.getTime() + KEPT_MS),
});

/** Registers an upload for the nightly check. @param generation counted upload (`mayUpload`) */
export function register(
  batch: WriteBatch,
  db: Firestore,
  path: string,
  from: Date,
  generation?: string,
): WriteBatch {
  const counted = generation === undefined ? {} : { counted: generation };
  return batch.set(refs.upload(db, path), { ...entryOf(path, from), ...counted });
}
