import { fundirGaleria } from 'domain/galeria';
import { TIPOS } from 'domain/ids';
import { perfilCreadorDocSchema } from 'domain/perfil-creador-schema';
import type { PerfilDatos, Role } from 'domain/usuario';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { sincronizarItems } from '../owners/owner-items.ts';
import { aQuery, consultas } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';
import { FOLDERS, rutasPropias } from '../shared/uploads.ts';

type Refused =
  | { kind: 'no-account' }
  | { kind: 'gallery-full'; mensaje: string }
  | { kind: 'not-own-picture' };
export type SaveOutcome = { kind: 'saved'; role: Role; ocultados: number } | Refused;
type SaveDeps = { db: Firestore; now: () => Date };
type CreadorDatos = NonNullable<PerfilDatos['creador']>;
/** People save from two devices at once: each waits its turn rather than fail. */
const INTENTOS = { maxAttempts: 25 };

/** How many of a person's items are to be seen now. */
async function contarVisibles(db: Firestore, tx: Transaction, duenio: DocumentReference): Promise<number> {
  const cuentas = await Promise.all(
    TIPOS.map((tipo) => tx.get(aQuery(db, consultas.visiblesDe(tipo, duenio)).count())),
  );
  return cuentas.reduce((suma, cuenta) => suma + cuenta.data().count, 0);
}

/** The gallery to be stored, or why it can't be: the pictures that come are the person's own uploads, ten at most in all. */
function galeriaDe(
  uid: string,
  anterior: unknown,
  { galeria }: CreadorDatos,
): Exclude<Refused, { kind: 'no-account' }> | { kind: 'ok'; urlImagenes: string[] } {
  const leido = perfilCreadorDocSchema.safeParse(anterior);
  const guardadas = leido.success ? leido.data.urlImagenes : [];
  if (!galeria) return { kind: 'ok', urlImagenes: guardadas };
  const fundida = fundirGaleria(guardadas, galeria);
  if (fundida.kind === 'excede') return { kind: 'gallery-full', mensaje: fundida.mensaje };
  const { urls, nuevas } = fundida;
  const propias = rutasPropias(nuevas, uid, FOLDERS.galeria(uid));
  return propias.length === nuevas.length ? { kind: 'ok', urlImagenes: urls } : { kind: 'not-own-picture' };
}

/**
 * Saves a profile. Person and creator's profile, its gallery included, change in one transaction: a creador has the document
 * and the reference to it, anybody else neither. Files that the gallery names no more are deleted by the trigger on the
 * creator's document. Then the items follow (hidden when the role is left, shown when it is taken up again); should that be
 * interrupted, the trigger on the person's document does it.
 * @returns how many items the switch hides.
 */
export async function saveProfile(deps: SaveDeps, uid: string, datos: PerfilDatos): Promise<SaveOutcome> {
  const { db, now } = deps;
  const { creador, ...persona } = datos;
  const [userRef, creadorRef] = [refs.user(db, uid), refs.creador(db, uid)];
  const es = persona.role === 'creador';
  const guardado = await db.runTransaction(async (tx) => {
    const [user, anterior] = await tx.getAll(userRef, creadorRef);
    if (!user?.exists) return { kind: 'no-account' } as const;
    const era = user.get('role') === 'creador';
    const ocultados = era && !es ? await contarVisibles(db, tx, userRef) : 0;
    if (es && creador) {
      const galeria = galeriaDe(uid, anterior?.data(), creador);
      if (galeria.kind !== 'ok') return galeria;
      const { galeria: _, ...campos } = creador;
      const { urlImagenes } = galeria;
      const nuevo = anterior?.exists ? {} : { created_time: now() };
      const doc = { ...nuevo, ...campos, urlImagenes, refUser: userRef, updated_time: now() };
      tx.set(creadorRef, doc, { merge: true });
    } else {
      tx.delete(creadorRef);
    }
    tx.update(userRef, { ...persona, refRolCreador: es ? creadorRef : null, updated_time: now() });
    return { kind: 'saved', ocultados, cambia: era !== es } as const;
  }, INTENTOS);
  if (guardado.kind !== 'saved') return guardado;
  if (guardado.cambia) {
    // The profile is saved by now: a failure here is not the caller's, and the trigger will finish the work.
    await sincronizarItems(deps, uid).catch((error: unknown) => {
      logger.error('Items left to the trigger', error, { uid });
    });
  }
  return { kind: 'saved', role: persona.role, ocultados: guardado.ocultados };
}
