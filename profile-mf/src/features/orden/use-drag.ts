import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels from the screen's edges at which it scrolls, and per step. */
const EDGE = 96;
const STEP = 12;
const STEP_MS = 16;
/** Pixels from which a press is a drag: a still one near an edge scrolls nothing. */
const MOVED = 4;

interface Drag {
  from: number;
  /** Its index among the others. */
  to: number;
}

/**
 * Drags rows of a list by their handles with mouse, pen or finger. Rows stay where they are until the drop: a handle that moves in the
 * document loses the pointer. Esc ends it.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointer = useRef({ id: 0, y: 0, from: 0, hasMoved: false });
  const isOn = drag !== null;
  /** Another finger's events are not the drag's. */
  const isOfDrag = ({ pointerId }: PointerEvent) => isOn && pointerId === pointer.current.id;

  const follow = () =>
    setDrag((before) => {
      if (!before) return null;
      const otherRows = [...(list.current?.children ?? [])].filter((_, index) => index !== before.from);
      const to = otherRows.filter((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2 < pointer.current.y;
      }).length;
      return to === before.to ? before : { ...before, to };
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` reads the present rows
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      const { y, hasMoved } = pointer.current;
      const by = y < EDGE ? -STEP : y > innerHeight - EDGE ? STEP : 0;
      if (!by || !hasMoved) return;
      scrollBy({ top: by, behavior: 'instant' });
      follow();
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isOn]);

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || isOn) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointer.current = { id: event.pointerId, y: event.clientY, from: event.clientY, hasMoved: false };
      setDrag({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!isOfDrag(event)) return;
      const now = pointer.current;
      now.y = event.clientY;
      now.hasMoved ||= Math.abs(now.y - now.from) >= MOVED;
      if (now.hasMoved) follow();
    },
    onPointerUp: (event: PointerEvent) => {
      if (!isOfDrag(event)) return;
      setDrag(null);
      if (drag && drag.from !== drag.to) onDrop(drag.from, drag.to);
    },
    onPointerCancel: (event: PointerEvent) => {
      if (isOfDrag(event)) setDrag(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null);
    },
  });
  return { drag, handle };
}
