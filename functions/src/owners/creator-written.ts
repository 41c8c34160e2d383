import { perfilCreadorStoredSchema } from '@vidriera/domain/perfil/schema';
import type { Buckets, Deps } from '../shared/admin.ts';
import { refs } from '../shared/refs.ts';
import { deleteImage, FOLDERS, ownPaths } from '../shared/uploads.ts';

export type CreatorOutcome =
  | { kind: 'cleaned'; imagenes: number }
  | { kind: 'skipped'; reason: 'nothing-dropped' };

function pathsOf(uid: string, data: unknown): string[] {
  const read = perfilCreadorStoredSchema.safeParse(data);
  if (!read.success) return [];
  return ownPaths([read.data.url_imagenPortada, ...read.data.urlImagenes], uid, FOLDERS.creador(uid));
}

/** Deletes pictures that a creator’s profile no longer names. */
export async function creatorWritten(
  deps: Pick<Deps, 'db'> & Buckets,
  { uid, before }: { uid: string; before: unknown },
): Promise<CreatorOutcome> {
  const named = pathsOf(uid, before);
  if (named.length === 0) return { kind: 'skipped', reason: 'nothing-dropped' };
  const current = await refs.creador(deps.db, uid).get();
  const left = new Set(pathsOf(uid, current.data()));
  const excess = named.filter((path) => !left.has(path));
  await Promise.all(excess.map((path) => deleteImage(deps, path)));
  return excess.length > 0
    ? { kind: 'cleaned', imagenes: excess.length }
    : { kind: 'skipped', reason: 'nothing-dropped' };
}
