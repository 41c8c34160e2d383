import { type RefObject, useLayoutEffect } from 'react';

/** Marks the element that moves from a card to its detail. */
const TRAVELLER = '[data-travels]';
/** The duration of `--slow`. */
const TRAVEL_MS = 200;
/** A detail that appears later, in milliseconds, is not animated. */
const LASTS_MS = 1000;

/** The last pressed card: its link, the time, and its picture's box. */
let pressed: { path: string; at: number; box: DOMRect } | undefined;

// The server has no events.
globalThis.addEventListener?.(
  'click',
  ({ target }) => {
    const link = target instanceof Element ? target.closest('article a') : null;
    const box = link?.closest('article')?.querySelector(TRAVELLER)?.getBoundingClientRect();
    pressed =
      box && link instanceof HTMLAnchorElement
        ? { path: link.pathname, at: performance.now(), box }
        : undefined;
  },
  true,
);

/**
 * Animates a detail's picture from the card that led here, by transform. A view transition captures both screens: at a quarter of a
 * processor's speed the detail appeared 0.4 s later (`npm run bench:journeys -- --only='a card'`).
 */
export function useArrival(path: string, picture: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const from = pressed;
    pressed = undefined;
    if (from?.path !== path || performance.now() - from.at > LASTS_MS) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // After scroll restoration, before the next paint.
    requestAnimationFrame(() => {
      const box = picture.current?.getBoundingClientRect();
      if (!box?.width) return; // it is unmounted, or hidden by Suspense
      const [x, y] = [
        middle(from.box.x, from.box.width, box.x, box.width),
        middle(from.box.y, from.box.height, box.y, box.height),
      ];
      const transform = [`translate(${x}px, ${y}px) scale(${from.box.width / box.width})`, 'none'];
      picture.current?.animate({ transform }, { duration: TRAVEL_MS, easing: 'ease-out' });
    });
  }, [path, picture]);
}

/** The distance between the centres of two spans. */
const middle = (from: number, length: number, to: number, other: number): number =>
  from + length / 2 - to - other / 2;
