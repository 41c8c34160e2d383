import { isUploadOf } from '@vidriera/domain/image/upload-url';
import { placeByCode } from '@vidriera/domain/localidad/places';
import { mergeGaleria } from '@vidriera/domain/perfil/galeria';
import { perfilCreadorStoredSchema } from '@vidriera/domain/perfil/schema';
import { hasPerfilCreador } from '@vidriera/domain/usuario/may';
import type { PerfilBefore, PerfilWritten } from '@vidriera/domain/usuario/schema';
import type { Role } from '@vidriera/domain/usuario/usuario';
import { TIPOS } from '@vidriera/domain/values/ids';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Bucket, Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { FOLDERS, ownPaths, uploadsOf } from '../../base/firestore/uploads.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { syncItems } from '../../items/items/owner-items.ts';
import { keepPerfil } from '../come-back/kept.ts';
import { mergePerfil, storedAsForm } from './merge.ts';

type Refused =
  | { kind: 'no-account' }
  | { kind: 'gallery-full'; message: string }
  | { kind: 'not-own-picture' }
  /** `fields` changed here and elsewhere. */
  | { kind: 'changed'; fields: string[] }
  /** The role can be left only with `before`. */
  | { kind: 'old-page' }
  | { kind: 'missing-descripcion' };
export type SaveOutcome = { kind: 'saved'; role: Role; hidden: number } | Refused;
type SaveDeps = Pick<Deps, 'db' | 'bucket' | 'now'>;
type CreadorWritten = NonNullable<PerfilWritten['creador']>;

async function countVisible(db: Firestore, tx: Transaction, uid: string): Promise<number> {
  const counted = await Promise.all(
    TIPOS.map((tipo) => tx.get(queryFrom(db, queries.visibleOf(tipo, uid)).count())),
  );
  return counted.reduce((sum, snapshot) => sum + snapshot.data().count, 0);
}

/** Returns the gallery to store, or a refusal: new pictures must be the person's own uploads. */
function galeriaOf(
  { uid, bucket }: { uid: string; bucket: Bucket },
  previous: unknown,
  { galeria }: CreadorWritten,
): Extract<Refused, { kind: 'gallery-full' | 'not-own-picture' }> | { kind: 'ok'; urlImagenes: string[] } {
  const read = perfilCreadorStoredSchema.safeParse(previous);
  const saved = read.success ? read.data.urlImagenes : [];
  if (!galeria) return { kind: 'ok', urlImagenes: saved };
  const merged = mergeGaleria(saved, galeria);
  if (merged.kind === 'too-many') return { kind: 'gallery-full', message: merged.message };
  const { urls, added } = merged;
  const own = added.filter((url) => isUploadOf(url, uid, uploadsOf(bucket)));
  const paths = ownPaths(own, uid, FOLDERS.galeria(uid));
  return paths.length === added.length ? { kind: 'ok', urlImagenes: urls } : { kind: 'not-own-picture' };
}

/**
 * Saves a profile in one transaction: person, creator's profile and gallery, merged by field with what is stored. Then hides or shows the
 * items of a role switch; the person's trigger completes that after a crash. The creator's trigger deletes removed pictures.
 * @param before the profile as the form found it; `null` from pages that don't say it, whose fields all count as changed
 * @returns the number of items that the switch hides
 */
export async function saveProfile(
  deps: SaveDeps,
  uid: string,
  sent: PerfilWritten,
  before: PerfilBefore | null,
): Promise<SaveOutcome> {
  const { db, bucket, now } = deps;
  const [userRef, creadorRef] = [refs.user(db, uid), refs.creador(db, uid)];
  const saved = await db.runTransaction(async (tx) => {
    const [user, previous] = await tx.getAll(userRef, creadorRef);
    if (!user?.exists || isClosed(user)) return { kind: 'no-account' } as const;
    const merging = mergedOf(before, sent, user, previous);
    if (merging.conflicts.length > 0) return { kind: 'changed', fields: merging.conflicts } as const;
    const { creador, ...person } = merging.merged;
    const wasCreador = hasPerfilCreador(user.get('role'));
    const isCreador = hasPerfilCreador(person.role);
    if (!before && wasCreador && !isCreador) return { kind: 'old-page' } as const;
    // Each value was checked when it was sent; this one is asked of a role that another page chose.
    if (isCreador && !creador?.descripcion) return { kind: 'missing-descripcion' } as const;
    const hidden = wasCreador && !isCreador ? await countVisible(db, tx, uid) : 0;
    if (isCreador && creador) {
      const galeria = galeriaOf({ uid, bucket }, previous?.data(), creador);
      if (galeria.kind !== 'ok') return galeria;
      const { galeria: _, localidad: __, ...fields } = creador;
      const { urlImagenes } = galeria;
      const fresh = previous?.exists ? {} : { created_time: now() };
      const doc = { ...fresh, ...fields, urlImagenes, refUser: userRef, updated_time: now() };
      tx.set(creadorRef, doc, { merge: true });
    } else {
      if (previous?.exists) keepPerfil(deps, tx, previous, user);
      tx.delete(creadorRef);
    }
    const chosen = creador?.localidad === undefined ? user.get('localidad') : creador.localidad;
    const localidad = (isCreador && typeof chosen === 'string' && placeByCode(chosen)?.code) || null;
    const refRolCreador = isCreador ? creadorRef : null;
    // The mark was for the old name.
    const isRenamed = (user.get('display_name') ?? null) !== (person.display_name ?? null);
    const dropped = isRenamed && user.get('verificado') === true ? { verificado: false } : {};
    tx.update(userRef, { ...person, ...dropped, localidad, refRolCreador, updated_time: now() });
    return { kind: 'saved', role: person.role, hidden, changes: wasCreador !== isCreador } as const;
  }, PATIENT);
  if (saved.kind !== 'saved') return saved;
  if (saved.changes) {
    // The profile is saved, so a failure is not the caller's; the trigger completes the work.
    await syncItems(deps, uid).catch((error: unknown) => {
      logger.error('Items left to the trigger', error, { uid });
    });
  }
  return { kind: 'saved', role: saved.role, hidden: saved.hidden };
}

/** A document that can't be read is replaced by the form. */
function mergedOf(
  before: PerfilBefore | null,
  sent: PerfilWritten,
  user: DocumentSnapshot,
  creador: DocumentSnapshot | undefined,
): ReturnType<typeof mergePerfil> {
  const stored = before && storedAsForm(user.data(), creador?.data());
  return before && stored ? mergePerfil(before, sent, stored) : { merged: sent, conflicts: [] };
}
