import { type RefObject, useLayoutEffect } from 'react';

/** What travels from a card to its detail is marked with it. */
const TRAVELLER = '[data-travels]';
/** As of `--slow`. */
const TRAVEL_MS = 200;
/** A detail that stands later, in milliseconds, is not where the person's eye still is. */
const LASTS_MS = 1000;

/** The card that was pressed last: where its link leads, when, and where its picture was in the window. */
let pressed: { path: string; at: number; box: DOMRect } | undefined;

// The server, which draws details too, has no presses.
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
 * Moves the picture of a detail to its place from where the card's was that led here, by transform alone; where this code was there by the press. A
 * view transition takes a picture of both screens and draws three times more: at a quarter of a processor's speed the detail
 * stood 0.4 s later (`npm run bench:journeys -- --only='a card'`).
 */
export function useArrival(path: string, picture: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const from = pressed;
    pressed = undefined;
    if (from?.path !== path || performance.now() - from.at > LASTS_MS) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // By then the page is scrolled to its place, and nothing is painted yet.
    requestAnimationFrame(() => {
      const box = picture.current?.getBoundingClientRect();
      if (!box?.width) return; // left already, or hidden until something of it is there
      const [x, y] = [
        middle(from.box.x, from.box.width, box.x, box.width),
        middle(from.box.y, from.box.height, box.y, box.height),
      ];
      const transform = [`translate(${x}px, ${y}px) scale(${from.box.width / box.width})`, 'none'];
      picture.current?.animate({ transform }, { duration: TRAVEL_MS, easing: 'ease-out' });
    });
  }, [path, picture]);
}

/** How far the middle of one span is from another's. */
const middle = (from: number, length: number, to: number, other: number): number =>
  from + length / 2 - to - other / 2;
