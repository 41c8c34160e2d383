import { perfilCreadorDocSchema } from 'domain/perfil-creador-schema';
import type { Deps } from '../shared/admin.ts';
import { refs } from '../shared/refs.ts';
import { borrarImagen, FOLDERS, rutasPropias } from '../shared/uploads.ts';

export type CreatorOutcome =
  | { kind: 'cleaned'; imagenes: number }
  | { kind: 'skipped'; reason: 'nothing-dropped' };

function rutasDe(uid: string, data: unknown): string[] {
  const leido = perfilCreadorDocSchema.safeParse(data);
  if (!leido.success) return [];
  return rutasPropias([leido.data.url_imagenPortada, ...leido.data.urlImagenes], uid, FOLDERS.creador(uid));
}

/**
 * Deletes the pictures a creator's profile named before and does not name any more: a replaced cover, what was taken
 * out of the gallery, everything when the profile is gone. What the profile is now decides.
 */
export async function creatorWritten(
  { db, bucket }: Pick<Deps, 'db' | 'bucket'>,
  { uid, antes }: { uid: string; antes: unknown },
): Promise<CreatorOutcome> {
  const nombradas = rutasDe(uid, antes);
  if (nombradas.length === 0) return { kind: 'skipped', reason: 'nothing-dropped' };
  const actual = await refs.creador(db, uid).get();
  const quedan = new Set(rutasDe(uid, actual.data()));
  const sobran = nombradas.filter((ruta) => !quedan.has(ruta));
  await Promise.all(sobran.map((ruta) => borrarImagen(bucket, ruta)));
  return sobran.length > 0
    ? { kind: 'cleaned', imagenes: sobran.length }
    : { kind: 'skipped', reason: 'nothing-dropped' };
}
