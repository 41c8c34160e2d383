import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { NO_LINKS } from '@vidriera/domain/orden/move';
import { toast } from '@vidriera/kit/toast';

export const pinLabel = ({ fijado }: Pick<Card, 'fijado'>): string =>
  fijado ? messages.orden.unpin : messages.orden.pin;

/** Pins an own item above the others of its tab, or takes that back. @returns whether it was saved */
export async function togglePin({ tipo, id, fijado }: Card): Promise<boolean> {
  try {
    const { writeMove } = await import('./write-move.ts');
    await writeMove({ do: fijado ? 'unpin' : 'pin', tipo, id }, NO_LINKS);
    toast.success(messages.orden.pinned(!fijado));
    return true;
  } catch (caught) {
    logUnforeseen(caught);
    const { code, message } = failureOf(caught);
    toast.error(code === 'no-permission' ? messages.orden.notSaved : message);
    return false;
  }
}
