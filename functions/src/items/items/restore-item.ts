import { isDeepStrictEqual } from 'node:util';
import { subjectOf } from '@vidriera/domain/held/subject-schema';
import { DERIVED_FIELDS } from '@vidriera/domain/item/item';
import { imagesOf } from '@vidriera/domain/item/public-item';
import { mayPublish } from '@vidriera/domain/usuario/may';
import { isUid, type Tipo } from '@vidriera/domain/values/ids';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import {
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { parseItem } from '../../base/firestore/stored-item.ts';
import { FOLDERS, ownPaths } from '../../base/firestore/uploads.ts';
import { isClosed } from '../../base/people/is-gone.ts';

export interface RestoreInput {
  tipo: Tipo;
  id: ItemId;
  /** A whole minute of the last seven days. */
  at: Date;
  /** Without it nothing is written. */
  isConfirmed: boolean;
}
export type RestoreOutcome =
  /** It did not exist at that minute; its owner is gone or no creator; it is held. */
  | { kind: 'not-there' | 'no-owner' | 'held' }
  /** `changed`: fields that differ from now. `missing`: pictures that Storage no longer has. */
  | { kind: 'same' | 'would-restore' | 'restored'; isMissing: boolean; changed: string[]; missing: string[] };

/** Reads a document as of a minute: Firestore's point-in-time recovery. */
const readPast = ({ db }: Pick<Deps, 'db'>, ref: DocumentReference, at: Date): Promise<DocumentSnapshot> =>
  db.runTransaction((tx) => tx.get(ref), { readOnly: true, readTime: Timestamp.fromDate(at) });

const isDerived = (name: string): boolean => (DERIVED_FIELDS as readonly string[]).includes(name);
const ofOwner = (data: DocumentData): DocumentData =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !isDerived(name) && name !== 'reemplaza'));

/**
 * Brings an item back as it was at a minute. A missing one is a new edition under its old id, unlisted if it is an event: its seats, claims and
 * letters do not come back, so its creator looks first.
 * @param read the document's past
 */
export async function restoreItem(
  deps: Pick<Deps, 'db' | 'bucket' | 'now'>,
  { tipo, id, at, isConfirmed }: RestoreInput,
  read: (ref: DocumentReference) => Promise<DocumentSnapshot> = (ref) => readPast(deps, ref, at),
): Promise<RestoreOutcome> {
  const { db, bucket, now } = deps;
  const ref = refs.item(db, tipo, id);
  const past = (await read(ref)).data();
  const parsed = past && parseItem(tipo, past);
  if (!past || !parsed) return { kind: 'not-there' };
  const uid = parsed.uid ?? '';
  const paths = ownPaths(imagesOf(parsed), uid, FOLDERS.posts);
  const there = await Promise.all(paths.map(async (path) => (await bucket.file(path).exists())[0]));
  const missing = paths.filter((_, n) => !there[n]);
  return db.runTransaction(async (tx): Promise<RestoreOutcome> => {
    if (!isUid(uid)) return { kind: 'no-owner' };
    const counterRef = refs.counter(db, uid, tipo);
    const [present, user, held, counter] = await tx.getAll(
      ref,
      refs.user(db, uid),
      refs.held(db, subjectOf(tipo, id)),
      counterRef,
    );
    if (!user?.exists || isClosed(user) || !mayPublish(user.get('role'))) return { kind: 'no-owner' };
    if (held?.exists) return { kind: 'held' };
    const wanted = ofOwner(past);
    const is = ofOwner(present?.data() ?? {});
    const names = [...new Set([...Object.keys(wanted), ...Object.keys(is)])];
    const changed = names.filter(
      (name) => name !== 'updatedAt' && !isDeepStrictEqual(plain(wanted[name]), plain(is[name])),
    );
    const isMissing = !present?.exists;
    const found = { isMissing, changed, missing };
    if (!isMissing && changed.length === 0) return { kind: 'same', ...found };
    if (!isConfirmed) return { kind: 'would-restore', ...found };
    const fresh = isMissing ? { createdAt: now(), ...(tipo === 'evento' && { visibilidad: 'enlace' }) } : {};
    tx.set(ref, { ...wanted, ...fresh, updatedAt: now() });
    if (isMissing && counter?.exists)
      tx.update(counterRef, { count: Number(counter.get('count')) + 1, lastId: id });
    return { kind: 'restored', ...found };
  });
}

/** References and times compare by what they say: they may be of another client. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (_, part) => (isReference(part) ? part.path : part)));
const isReference = (part: unknown): part is DocumentReference =>
  typeof part === 'object' && part !== null && 'firestore' in part && 'path' in part;
