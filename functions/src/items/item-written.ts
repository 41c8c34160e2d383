import { imagesOf } from '@vidriera/domain/item/wire-schema';
import { isUid, LIKES_FIELD, type Tipo } from '@vidriera/domain/values/ids';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { isGone } from '../account/is-gone.ts';
import { recordDeletion } from '../account/ledger.ts';
import { sweepOwnerless } from '../account/sweep-ownerless.ts';
import { endClaimsOf } from '../claims/forget.ts';
import type { Deps } from '../shared/admin.ts';
import { editionIn, editionOf, isSameEdition } from '../shared/edition.ts';
import { aQuery, pagesOf, queries } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { parseItem } from '../shared/stored-item.ts';
import { deleteImage, FOLDERS, ownPaths } from '../shared/uploads.ts';
import { countOut } from './counts.ts';
import { updateDerived } from './derived.ts';
import { movedBy, noteMove } from './moved.ts';

export type ItemOutcome =
  | { kind: 'derived'; deletedImages: number }
  | { kind: 'removed'; deletedImages: number; removedLikes: number }
  | { kind: 'swept' }
  | { kind: 'skipped'; reason: 'up-to-date' };

type Data = Record<string, unknown>;
type ItemDeps = Pick<Deps, 'db' | 'auth' | 'bucket' | 'now'>;

/** Whose an item's document was, and the uploads of their own that it names. */
function saidBy(tipo: Tipo, data: unknown): { owners: string[]; paths: string[] } {
  const doc = parseItem(tipo, data);
  const uid = doc?.uid ?? doc?.refUsuario.id;
  return doc && isUid(uid)
    ? { owners: [uid], paths: ownPaths(imagesOf(doc), uid, FOLDERS.posts) }
    : { owners: [], paths: [] };
}

/**
 * After an item was written: its derived fields and its owner's lights are brought up to date, and pictures it no longer names are deleted.
 * After it was deleted: its light and its pictures go, everybody's like of it and a promo's claims, and the ledger has it; also where its id was created
 * again meanwhile. What the item is *now* decides, not what the event says, so late and repeated deliveries do no harm. An item that came when its account was already gone, by a token
 * issued before, goes too.
 * @param before the document before the write that is reported; `undefined` when there was none
 * @param after the document that this write left: all that is told of it is from when it moved an event
 * @param deleted when that write deleted it, by the database's clock
 */
export async function itemWritten(
  { db, auth, bucket, now }: ItemDeps,
  {
    tipo,
    id,
    before,
    after,
    deleted,
  }: {
    tipo: Tipo;
    id: string;
    before: Data | undefined;
    after?: Data | undefined;
    deleted?: Date | undefined;
  },
): Promise<ItemOutcome> {
  const ref = refs.item(db, tipo, id);
  const was = saidBy(tipo, before);
  if (before && deleted) await countOut({ db, now }, { tipo, id, data: before, deleted });
  const moved = tipo === 'evento' && before && after ? movedBy(before, after) : null;
  const hasMoved = moved !== null && (await noteMove(db, ref, editionIn(before ?? {}), moved));
  const { written, relit, ownerless } = await updateDerived({ db, now }, [ref], was.owners);
  if ((await sweepOwnerless({ db, auth }, ownerless)) > 0) return { kind: 'swept' };
  const current = await ref.get();
  const left = new Set(saidBy(tipo, current.data()).paths);
  const excess = was.paths.filter((path) => !left.has(path));
  await Promise.all(excess.map((path) => deleteImage(bucket, path)));
  if (isOver(before, current)) {
    if (tipo === 'promo') await endClaimsOf({ db, now }, id);
    const removedLikes = await dropLikes(db, tipo, ref, current);
    if (before && !(await goesWithOwner({ db, auth }, was.owners)))
      await recordDeletion({ bucket, now }, ref.path, editionIn(before));
    return { kind: 'removed', deletedImages: excess.length, removedLikes };
  }
  if (!hasMoved && written + relit + excess.length === 0) return { kind: 'skipped', reason: 'up-to-date' };
  return { kind: 'derived', deletedImages: excess.length };
}

/** Whether an item went because its owner did: the owner's entry in the ledger stands for it. */
async function goesWithOwner(deps: Pick<Deps, 'db' | 'auth'>, [owner]: string[]): Promise<boolean> {
  return owner !== undefined && isGone(deps, owner);
}

/** Whether what an event tells of is no more: there is no item, or a later one of the same id. */
function isOver(before: Data | undefined, current: DocumentSnapshot): boolean {
  const was = before && editionIn(before);
  return !current.exists || Boolean(was && !isSameEdition(was, editionOf(current)));
}

/**
 * Takes an item out of everybody's likes; answers of how many people. Where its id was created again, a like stays of whoever has liked anything since:
 * it may be of the later item.
 */
async function dropLikes(
  db: Firestore,
  tipo: Tipo,
  ref: DocumentReference,
  current: DocumentSnapshot,
): Promise<number> {
  const since = editionOf(current)?.itemCreatedAt ?? Number.POSITIVE_INFINITY;
  const likers = aQuery(db, queries.likers(tipo, ref)).select('updated_time');
  let removed = 0;
  for await (const page of pagesOf(likers, 300)) {
    const batch = db.batch();
    const gone = page.filter((doc) => !(likedAt(doc) >= since));
    for (const doc of gone) batch.update(doc.ref, { [LIKES_FIELD[tipo]]: FieldValue.arrayRemove(ref) });
    await batch.commit();
    removed += gone.length;
  }
  return removed;
}

/** When somebody last changed their likes or profile, in milliseconds; `NaN` where that is not known. */
function likedAt(person: DocumentSnapshot): number {
  const time: unknown = person.get('updated_time');
  return time instanceof Timestamp ? time.toMillis() : Number.NaN;
}
