import { subjectSchema } from '@vidriera/domain/held/subject-schema';
import type { Stored } from '@vidriera/domain/item/kinds-schema';
import { imagesOf } from '@vidriera/domain/item/public-item';
import { isUid, LIKES_FIELD, type Tipo } from '@vidriera/domain/values/ids';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { endClaimsOf } from '../../attend/claims/forget.ts';
import { forgetDoorsAt } from '../../attend/door/forget.ts';
import { forgetMessagesAt } from '../../attend/seats/messages.ts';
import { forgetQuestionsAt } from '../../attend/seats/questions.ts';
import type { Buckets, Deps } from '../../base/firestore/admin.ts';
import { type Edition, editionIn, editionOf, isSameEdition } from '../../base/firestore/edition.ts';
import { expireHold } from '../../base/firestore/held.ts';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';
import { readItem } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { parseItem } from '../../base/firestore/stored-item.ts';
import { deleteImage, FOLDERS, ownPaths } from '../../base/firestore/uploads.ts';
import { isGone } from '../../base/people/is-gone.ts';
import { recordDeletion } from '../../base/people/ledger.ts';
import { deleteUnnamed } from '../images/naming.ts';
import { countOut } from './counts.ts';
import { updateDerived } from './derived.ts';
import { sweepOwnerless } from './sweep-ownerless.ts';

type Moved = NonNullable<Stored['evento']['fechaAnterior']>;

const isSame = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

/** Returns a moved event’s earlier date; `null` if not moved. */
function movedBy(before: unknown, after: unknown): Moved | null {
  const [was, is] = [parseItem('evento', before), parseItem('evento', after)];
  if (!was?.fechaExacta || !is?.fechaExacta || !is.updatedAt) return null;
  if (isSame(was.fechaExacta, is.fechaExacta) && isSame(was.horaInicio, is.horaInicio)) return null;
  return { fecha: was.fechaExacta, hora: was.horaInicio, movida: is.updatedAt };
}

/** Stores the earlier date of the latest move, in any order of calls. @returns whether it wrote */
function noteMove(
  db: Firestore,
  ref: DocumentReference,
  edition: Edition | null,
  moved: Moved,
): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const item = await tx.get(ref);
    const known: unknown = item.get('fechaAnterior.movida');
    if (
      !item.exists ||
      (edition && !isSameEdition(editionOf(item), edition)) ||
      (known instanceof Timestamp && known.toDate() >= moved.movida)
    )
      return false;
    tx.update(ref, { fechaAnterior: moved });
    return true;
  });
}

export type ItemOutcome =
  | { kind: 'derived'; deletedImages: number }
  | { kind: 'removed'; deletedImages: number; removedLikes: number }
  | { kind: 'swept' }
  | { kind: 'skipped'; reason: 'up-to-date' };

type Data = Record<string, unknown>;
type ItemDeps = Pick<Deps, 'db' | 'auth' | 'now'> & Buckets;

/** Returns an item’s owner and own uploads. */
function ownershipOf(tipo: Tipo, data: unknown): { owners: string[]; paths: string[] } {
  const doc = parseItem(tipo, data);
  const uid = doc?.uid ?? doc?.refUsuario.id;
  return doc && isUid(uid)
    ? { owners: [uid], paths: ownPaths(imagesOf(doc), uid, FOLDERS.posts) }
    : { owners: [], paths: [] };
}

/**
 * Updates derived fields and lights after a write, and deletes dropped pictures and items without an account. After a deletion, removes
 * light, pictures, likes and claims, and records it in the ledger. It reads the current item, so events may come late and twice.
 * @param before `undefined` if created
 * @param deleted time of a deletion
 */
export async function itemWritten(
  deps: ItemDeps,
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
  const { db, now } = deps;
  const ref = refs.item(db, tipo, id);
  const was = ownershipOf(tipo, before);
  if (before && deleted) await countOut({ db, now }, { tipo, id, data: before, deleted });
  const moved = tipo === 'evento' && before && after ? movedBy(before, after) : null;
  const hasMoved = moved !== null && (await noteMove(db, ref, editionIn(before ?? {}), moved));
  const { written, relit, ownerless } = await updateDerived({ db, now }, [ref], was.owners);
  if ((await sweepOwnerless(deps, ownerless)) > 0) return { kind: 'swept' };
  const current = await ref.get();
  const isUnreadable = current.exists && !readItem(tipo, current);
  const left = new Set(ownershipOf(tipo, current.data()).paths);
  // An unreadable item may name any picture, and be of any edition.
  const excess = isUnreadable ? [] : was.paths.filter((path) => !left.has(path));
  const deletedImages = excess.length > 0 ? await dropImages(deps, was.owners, excess) : 0;
  if (!isUnreadable && isEditionGone(before, current)) {
    const subject = subjectSchema.safeParse(ref.path).data;
    if (!current.exists && subject) {
      await expireHold({ db, now }, subject);
    }
    if (tipo === 'promo') await endClaimsOf({ db, now }, id);
    if (tipo === 'evento') {
      await refs.unanswered(db, id).delete();
      if (!current.exists) {
        await forgetDoorsAt({ db }, id);
        await forgetQuestionsAt({ db }, id);
        await forgetMessagesAt({ db }, id);
      }
    }
    const removedLikes = await dropLikes(db, tipo, ref, current);
    if (before && !(await goesWithOwner(deps, was.owners)))
      await recordDeletion(deps, ref.path, editionIn(before));
    return { kind: 'removed', deletedImages, removedLikes };
  }
  if (!hasMoved && written + relit + deletedImages === 0) return { kind: 'skipped', reason: 'up-to-date' };
  return { kind: 'derived', deletedImages };
}

/** Deletes pictures that the item named, and nothing names any more. @returns how many */
async function dropImages(deps: ItemDeps, [owner = '']: string[], paths: string[]): Promise<number> {
  if (!(await isGone(deps, owner))) return deleteUnnamed(deps, owner, paths);
  await Promise.all(paths.map((path) => deleteImage(deps, path)));
  return paths.length;
}

/** Whether the owner was deleted too: their ledger entry covers the item. */
async function goesWithOwner(deps: Pick<Deps, 'db' | 'auth'>, [owner]: string[]): Promise<boolean> {
  return owner !== undefined && isGone(deps, owner);
}

/** Whether the event’s edition of the item is gone. */
function isEditionGone(before: Data | undefined, current: DocumentSnapshot): boolean {
  const was = before && editionIn(before);
  return !current.exists || Boolean(was && !isSameEdition(was, editionOf(current)));
}

/** Removes an item’s likes, and returns how many. Likes changed since may belong to a later item, and stay. */
async function dropLikes(
  db: Firestore,
  tipo: Tipo,
  ref: DocumentReference,
  current: DocumentSnapshot,
): Promise<number> {
  const since = editionOf(current)?.itemCreatedAt ?? Number.POSITIVE_INFINITY;
  const likers = queryFrom(db, queries.likers(tipo, ref)).select('updated_time');
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

/** Returns when a person’s document changed, in ms; `NaN` if unknown. */
function likedAt(person: DocumentSnapshot): number {
  const time: unknown = person.get('updated_time');
  return time instanceof Timestamp ? time.toMillis() : Number.NaN;
}
