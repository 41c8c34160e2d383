import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { refs } from '../shared/refs.ts';

const DAY_MS = 86_400_000;
/** How long after its upload a picture is looked at: a form has long been saved by then. */
export const SAVED_MS = DAY_MS;
/** How long an entry may be left over: then Firestore itself deletes it (`expiresAt`, docs/operations.md). */
const KEPT_MS = 30 * DAY_MS;

/**
 * Has the night look whether anything names an upload, from a moment on. Done again it changes nothing but the moment.
 * @param generation of the upload, which then is not counted again (`mayUpload`)
 */
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
