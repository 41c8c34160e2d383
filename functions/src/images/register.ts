import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { refs } from '../shared/refs.ts';

const DAY_MS = 86_400_000;
/** When an upload is checked: its form is saved by then. */
export const SAVED_MS = DAY_MS;
/** When a leftover entry expires. */
const KEPT_MS = 30 * DAY_MS;

/** Registers an upload for a check from a moment on. @param generation counted upload (`mayUpload`) */
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
