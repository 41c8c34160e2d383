import { failureOf, isFailure, logUnforeseen } from '@vidriera/domain/failure';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { type Move, NO_LINKS } from '@vidriera/domain/orden/move';
import { toast } from '@vidriera/kit/toast';

export const pinLabel = ({ fijado }: Pick<Card, 'fijado'>): string =>
  fijado ? messages.orden.unpin : messages.orden.pin;

/** Refused, it may be for pins of links that are gone. Only then all links are read. @throws Failure as `writeMove` */
async function write(move: Move): Promise<void> {
  const { writeMove } = await import('./write-move.ts');
  try {
    await writeMove(move, NO_LINKS);
  } catch (caught) {
    if (!isFailure(caught, 'changed')) throw caught;
    const { readOwnLinks } = await import('./own-orden.ts');
    await writeMove(move, (await readOwnLinks()).own);
  }
}

/** Pins an own item above the others of its tab, or takes that back. @returns whether it was saved */
export async function togglePin({ tipo, id, fijado }: Card): Promise<boolean> {
  try {
    await write({ do: fijado ? 'unpin' : 'pin', tipo, id });
    toast.success(messages.orden.pinned(!fijado));
    return true;
  } catch (caught) {
    logUnforeseen(caught);
    const { code, message } = failureOf(caught);
    toast.error(code === 'no-permission' ? messages.orden.notSaved : message);
    return false;
  }
}
