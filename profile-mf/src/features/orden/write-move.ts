import { Failure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { isRefused, type Move, moved, type OwnLinks } from '@vidriera/domain/orden/move';
import { headingKey, type Orden } from '@vidriera/domain/orden/orden';
import { type Connected, connectToWrite } from '@vidriera/kit/data/connection';
import { storedInTime } from '@vidriera/kit/data/stored-in-time';
import { withFailures } from '@vidriera/session/firebase-failure';
import { ordenOf } from './own-orden.ts';

/**
 * Applies a move to the stored order, whatever another tab has made of it.
 * @returns the order as stored now
 * @throws Failure 'changed' (the move is not possible any more) | 'no-permission' | 'no-session' | 'no-connection' | 'internal'
 */
export function writeMove(
  move: Move,
  own: OwnLinks,
  { connection = connectToWrite }: Connected = {},
): Promise<Orden> {
  return withFailures(async () => {
    const { db, doc, runTransaction, serverTimestamp, uid } = await connection();
    const ref = doc(db, 'orden', uid);
    const writing = runTransaction(db, async (transaction) => {
      const stored = ordenOf((await transaction.get(ref)).data());
      // The tab knows of no such heading, so an attempt whose answer was lost added it.
      if (move.do === 'head' && stored.lista.includes(headingKey(move.titulo))) return stored;
      const orden = moved(stored, move, own);
      if (isRefused(orden)) throw new Failure('changed', orden.refused);
      const { lista, fijados, pestana } = orden;
      const data = { lista, fijados, ...(pestana && { pestana }), updatedAt: serverTimestamp() };
      transaction.set(ref, data, { merge: true });
      return orden;
    });
    return storedInTime(writing);
  }, messages.orden.notSaved);
}
