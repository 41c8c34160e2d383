import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { isRefused, type Move, moved } from '@vidriera/domain/orden/move';
import type { Orden } from '@vidriera/domain/orden/orden';
import { toast } from '@vidriera/kit/messages/toast';
import { useRef, useState } from 'react';
import type { OwnOrden } from './own-orden.ts';
import { writeMove } from './write-move.ts';

/**
 * The order on the screen. A move shows at once and is written after those before it; a refused one goes back, with a message.
 * @returns `move` says whether the move is possible; `settled` resolves when all are written or refused
 */
export function useOrden({ orden, own }: OwnOrden) {
  const [{ saved, waiting }, setState] = useState({ saved: orden, waiting: [] as readonly Move[] });
  const queue = useRef(Promise.resolve());

  const applied = (before: Orden, move: Move): Orden => {
    const after = moved(before, move, own);
    return isRefused(after) ? before : after;
  };
  const shown = waiting.reduce(applied, saved);

  async function write(move: Move): Promise<void> {
    let stored: Orden | undefined;
    try {
      stored = await writeMove(move, own);
    } catch (caught) {
      logUnforeseen(caught);
      const { code, message } = failureOf(caught);
      toast.error(code === 'no-permission' ? messages.orden.notSaved : message);
    }
    setState((before) => ({
      saved: stored ?? before.saved,
      waiting: before.waiting.filter((waitingMove) => waitingMove !== move),
    }));
  }

  function move(change: Move): boolean {
    const after = moved(shown, change, own);
    if (isRefused(after)) {
      toast.error(after.refused);
      return false;
    }
    setState((before) => ({ ...before, waiting: [...before.waiting, change] }));
    queue.current = queue.current.then(() => write(change));
    return true;
  }

  return { shown, move, settled: () => queue.current };
}
