import { TIPOS } from 'domain/ids';
import type { PerfilDatos, Role } from 'domain/usuario';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { sincronizarItems } from '../owners/owner-items.ts';
import { aQuery, consultas } from '../shared/queries.ts';
import { refs } from '../shared/refs.ts';

export type SaveOutcome = { kind: 'saved'; role: Role; ocultados: number } | { kind: 'no-account' };
type SaveDeps = { db: Firestore; now: () => Date };

/** How many of a person's items are to be seen now. */
async function contarVisibles(db: Firestore, tx: Transaction, duenio: DocumentReference): Promise<number> {
  const cuentas = await Promise.all(
    TIPOS.map((tipo) => tx.get(aQuery(db, consultas.visiblesDe(tipo, duenio)).count())),
  );
  return cuentas.reduce((suma, cuenta) => suma + cuenta.data().count, 0);
}

/**
 * Saves a profile. Person and creator's profile change in one transaction: a creador has the document and the reference to
 * it, anybody else neither. Then the items follow (hidden when the role is left, shown when it is taken up again); should
 * that be interrupted, the trigger on the person's document does it.
 * @returns how many items the switch hides.
 */
export async function saveProfile(deps: SaveDeps, uid: string, datos: PerfilDatos): Promise<SaveOutcome> {
  const { db, now } = deps;
  const { creador, ...persona } = datos;
  const [userRef, creadorRef] = [refs.user(db, uid), refs.creador(db, uid)];
  const guardado = await db.runTransaction(async (tx) => {
    const [user, anterior] = await tx.getAll(userRef, creadorRef);
    if (!user?.exists) return null;
    const era = user.get('role') === 'creador';
    const es = persona.role === 'creador';
    const ocultados = era && !es ? await contarVisibles(db, tx, userRef) : 0;
    tx.update(userRef, { ...persona, refRolCreador: es ? creadorRef : null, updated_time: now() });
    if (es) {
      const nuevo = anterior?.exists ? {} : { urlImagenes: [], created_time: now() };
      tx.set(creadorRef, { ...nuevo, ...creador, refUser: userRef, updated_time: now() }, { merge: true });
    } else {
      tx.delete(creadorRef);
    }
    return { ocultados, cambia: era !== es };
  });
  if (!guardado) return { kind: 'no-account' };
  if (guardado.cambia) {
    // The profile is saved by now: a failure here is not the caller's, and the trigger will finish the work.
    await sincronizarItems(deps, uid).catch((error: unknown) => {
      logger.error('Items left to the trigger', error, { uid });
    });
  }
  return { kind: 'saved', role: persona.role, ocultados: guardado.ocultados };
}
