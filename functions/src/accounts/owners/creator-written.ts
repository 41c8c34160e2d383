import type { Buckets, Deps } from '../../base/firestore/admin.ts';
import { reportUnreadable } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { creatorPictures } from '../../items/images/creator-pictures.ts';
import { isKept } from '../../items/images/is-kept.ts';
import { deleteUnnamed } from '../../items/images/naming.ts';

export type CreatorOutcome =
  | { kind: 'cleaned'; imagenes: number }
  | { kind: 'skipped'; reason: 'nothing-dropped' | 'unreadable' };

/** Deletes pictures that a creator’s profile no longer names, nor the kept one. An unreadable profile may name any. */
export async function creatorWritten(
  deps: Pick<Deps, 'db' | 'now'> & Buckets,
  { uid, before }: { uid: string; before: unknown },
): Promise<CreatorOutcome> {
  const named = creatorPictures(uid, before) ?? [];
  if (named.length === 0) return { kind: 'skipped', reason: 'nothing-dropped' };
  const current = await refs.creador(deps.db, uid).get();
  const kept = await refs.keptPerfil(deps.db, uid).get();
  const left = creatorPictures(uid, current.data());
  const leftOfKept = creatorPictures(uid, isKept(kept, deps.now()) ? kept.get('perfil') : undefined);
  if (!left || !leftOfKept) {
    reportUnreadable([(left ? kept : current).ref.path]);
    return { kind: 'skipped', reason: 'unreadable' };
  }
  const excess = named.filter((path) => ![...left, ...leftOfKept].includes(path));
  const imagenes = await deleteUnnamed(deps, uid, excess);
  return imagenes > 0 ? { kind: 'cleaned', imagenes } : { kind: 'skipped', reason: 'nothing-dropped' };
}
