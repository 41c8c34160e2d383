import type { Stored } from '@vidriera/domain/item/kinds-schema';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Edition, editionOf, isSameEdition } from '../shared/edition.ts';
import { parseItem } from '../shared/stored-item.ts';

type Moved = NonNullable<Stored['evento']['fechaAnterior']>;

const isSame = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

/** From when a write moved a dated event to another day or hour, and when it did; `null` where it did not. */
export function movedBy(before: unknown, after: unknown): Moved | null {
  const [was, is] = [parseItem('evento', before), parseItem('evento', after)];
  if (!was?.fechaExacta || !is?.fechaExacta || !is.updatedAt) return null;
  if (isSame(was.fechaExacta, is.fechaExacta) && isSame(was.horaInicio, is.horaInicio)) return null;
  return { fecha: was.fechaExacta, hora: was.horaInicio, movida: is.updatedAt };
}

/**
 * Keeps with an event from when it was moved. Of several moves the latest counts, in whatever order and however often they are told.
 * An item that was created again under its id was not moved.
 * @returns whether there was something to write
 */
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
