import type { Deps } from '../../base/firestore/admin.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { refs } from '../../base/firestore/refs.ts';
import { isClosed } from '../../base/people/is-gone.ts';
import { logger } from '../../base/process/logger.ts';
import { syncItems } from '../../items/items/owner-items.ts';
import { keepPerfil, readKept } from './kept.ts';

export type RestoreOutcome = { kind: 'restored' } | { kind: 'no-account' } | { kind: 'nothing-kept' };

/**
 * Makes a person a creator again, with the kept profile of this id. A profile written since is kept in its place. A repeated request
 * changes nothing. The person's trigger shows the items again after a crash.
 */
export async function restorePerfil(
  deps: Pick<Deps, 'db' | 'now'>,
  uid: string,
  id: string,
): Promise<RestoreOutcome> {
  const { db, now } = deps;
  const [userRef, creadorRef, keptRef] = [
    refs.user(db, uid),
    refs.creador(db, uid),
    refs.keptPerfil(db, uid),
  ];
  const outcome = await db.runTransaction(async (tx): Promise<RestoreOutcome> => {
    const [user, current, kept] = await tx.getAll(userRef, creadorRef, keptRef);
    if (!user?.exists || isClosed(user)) return { kind: 'no-account' };
    const read = kept && readKept(kept, now());
    if (kept?.get('restored') === id) return { kind: 'restored' };
    if (!kept || read?.id !== id) return { kind: 'nothing-kept' };
    if (current?.exists) keepPerfil(deps, tx, current, user, id);
    else tx.set(keptRef, { restored: id, expiresAt: read.expiresAt });
    const updated_time = now();
    tx.set(creadorRef, { ...kept.get('perfil'), refUser: userRef, updated_time });
    const { localidad } = read;
    tx.update(userRef, { role: 'creador', refRolCreador: creadorRef, localidad, updated_time });
    return { kind: 'restored' };
  }, PATIENT);
  if (outcome.kind !== 'restored') return outcome;
  await syncItems(deps, uid).catch((error: unknown) => {
    logger.error('Items left to the trigger', error, { uid });
  });
  return outcome;
}
