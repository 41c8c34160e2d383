import type { Stored } from '@vidriera/domain/item/kinds-schema';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Edition, editionOf, isSameEdition } from '../../base/firestore/edition.ts';
import { parseItem } from '../../base/firestore/stored-item.ts';

type Moved = NonNullable<Stored['evento']['fechaAnterior']>;

const isSame = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

/** Returns a moved event’s earlier date; `null` if not moved. */
export function movedBy(before: unknown, after: unknown): Moved | null {
  const [was, is] = [parseItem('evento', before), parseItem('evento', after)];
  if (!was?.fechaExacta || !is?.fechaExacta || !is.updatedAt) return null;
  if (isSame(was.fechaExacta, is.fechaExacta) && isSame(was.horaInicio, is.horaInicio)) return null;
  return { fecha: was.fechaExacta, hora: was.horaInicio, movida: is.updatedAt };
}

/** Stores the earlier date of the latest move, in any order of calls. @returns whether it wrote */
export function noteMove(
  db: Firestore,
  ref: DocumentReference,
  edition: Edition | null,
  moved: Moved,
): Promise<boolean> {
  return db.runTransaction(async (tx) => {
    const item = await tx.get(ref);
    const known: unknown = item.get('fechaAnterior.movida');
    if (
      !item.exists ||
      (edition && !isSameEdition(editionOf(item), edition)) ||
      (known instanceof Timestamp && known.toDate() >= moved.movida)
    )
      return false;
    tx.update(ref, { fechaAnterior: moved });
    return true;
  });
}
