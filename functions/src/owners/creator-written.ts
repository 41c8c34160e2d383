import { perfilCreadorStoredSchema } from '@vidriera/domain/perfil/schema';
import type { Buckets, Deps } from '../shared/admin.ts';
import { reportUnreadable } from '../shared/readable-items.ts';
import { refs } from '../shared/refs.ts';
import { deleteImage, FOLDERS, ownPaths } from '../shared/uploads.ts';

export type CreatorOutcome =
  | { kind: 'cleaned'; imagenes: number }
  | { kind: 'skipped'; reason: 'nothing-dropped' | 'unreadable' };

/** Returns the own pictures that a profile names; `null` if it is unreadable. */
function pathsOf(uid: string, data: unknown): string[] | null {
  if (data === undefined) return [];
  const read = perfilCreadorStoredSchema.safeParse(data);
  if (!read.success) return null;
  return ownPaths([read.data.url_imagenPortada, ...read.data.urlImagenes], uid, FOLDERS.creador(uid));
}

/** Deletes pictures that a creator’s profile no longer names. An unreadable profile may name any. */
export async function creatorWritten(
  deps: Pick<Deps, 'db'> & Buckets,
  { uid, before }: { uid: string; before: unknown },
): Promise<CreatorOutcome> {
  const named = pathsOf(uid, before) ?? [];
  if (named.length === 0) return { kind: 'skipped', reason: 'nothing-dropped' };
  const current = await refs.creador(deps.db, uid).get();
  const left = pathsOf(uid, current.data());
  if (!left) {
    reportUnreadable([current.ref.path]);
    return { kind: 'skipped', reason: 'unreadable' };
  }
  const excess = named.filter((path) => !left.includes(path));
  await Promise.all(excess.map((path) => deleteImage(deps, path)));
  return excess.length > 0
    ? { kind: 'cleaned', imagenes: excess.length }
    : { kind: 'skipped', reason: 'nothing-dropped' };
}
