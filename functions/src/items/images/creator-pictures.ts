import { perfilCreadorStoredSchema } from '@vidriera/domain/perfil/schema';
import { FOLDERS, ownPaths } from '../../base/firestore/uploads.ts';

/** Returns the own pictures that a stored creator’s profile names; `null` if it is unreadable. */
export function creatorPictures(uid: string, data: unknown): string[] | null {
  if (data === undefined) return [];
  const read = perfilCreadorStoredSchema.safeParse(data);
  if (!read.success) return null;
  return ownPaths([read.data.url_imagenPortada, ...read.data.urlImagenes], uid, FOLDERS.creador(uid));
}
