import { failureOf, isFailure, logUnforeseen } from '@vidriera/domain/failure';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { type Move, NO_LINKS } from '@vidriera/domain/orden/move';
import { toast } from '@vidriera/kit/messages/toast';

export const pinLabel = ({ fijado }: Pick<Card, 'fijado'>): string =>
  fijado ? messages.orden.unpin : messages.orden.pin;

/** Refused, it may be for pins of links that are gone. Only then all links are read. @throws Failure as `writeMove` */
async function writePin(move: Move): Promise<void> {
  const { writeMove } = await import('./write-move.ts');
  try {
    await writeMove(move, NO_LINKS);
  } catch (caught) {
    if (!isFailure(caught, 'changed')) throw caught;
    await writeAmongAll(move);
  }
}

/** Links that the stored order lacks are shown above the others, so a place depends on all. @throws Failure as `writeMove` */
async function writeAmongAll(move: Move): Promise<void> {
  const [{ writeMove }, { readOwnLinks }] = await Promise.all([
    import('./write-move.ts'),
    import('./own-orden.ts'),
  ]);
  await writeMove(move, (await readOwnLinks()).own);
}

/** Says whether it was saved, and returns it. */
async function isSaved(writing: Promise<void>, words: string): Promise<boolean> {
  try {
    await writing;
    toast.success(words);
    return true;
  } catch (caught) {
    logUnforeseen(caught);
    const { code, message } = failureOf(caught);
    toast.error(code === 'no-permission' ? messages.orden.notSaved : message);
    return false;
  }
}

/** Pins an own item above the others of its tab, or takes that back. @returns whether it was saved */
export const togglePin = ({ tipo, id, fijado }: Card): Promise<boolean> =>
  isSaved(writePin({ do: fijado ? 'unpin' : 'pin', tipo, id }), messages.orden.pinned(!fijado));

/** Puts an own link before all others, a pinned one before the pinned. @returns whether it was saved */
export const moveToTop = ({ id, fijado }: Pick<Card, 'id' | 'fijado'>): Promise<boolean> =>
  isSaved(
    writeAmongAll({ do: 'place', key: id, after: null, before: null }),
    fijado ? messages.orden.firstPinned : messages.orden.atTop,
  );
