import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Pixels from the screen's edges at which it scrolls, and per step. */
const EDGE = 96;
const STEP = 12;
const STEP_MS = 16;

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
  const pointerY = useRef(0);
  const isOn = drag !== null;

  const follow = () =>
    setDrag((before) => {
      if (!before) return null;
      const otherRows = [...(list.current?.children ?? [])].filter((_, index) => index !== before.from);
      const to = otherRows.filter((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2 < pointerY.current;
      }).length;
      return to === before.to ? before : { ...before, to };
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` reads the present rows
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      const by = pointerY.current < EDGE ? -STEP : pointerY.current > innerHeight - EDGE ? STEP : 0;
      if (!by) return;
      scrollBy({ top: by, behavior: 'instant' });
      follow();
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [isOn]);

  const handle = (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pointerY.current = event.clientY;
      setDrag({ from: index, to: index });
    },
    onPointerMove: (event: PointerEvent) => {
      if (!isOn) return;
      pointerY.current = event.clientY;
      follow();
    },
    onPointerUp: () => {
      setDrag(null);
      if (drag && drag.from !== drag.to) onDrop(drag.from, drag.to);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(null);
    },
  });
  return { drag, handle };
}
