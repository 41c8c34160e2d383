import { type RefObject, useLayoutEffect } from 'react';

/** What travels from a card to its detail is marked with it. */
const TRAVELLER = '[data-travels]';
/** As of `--slow`. */
const TRAVEL_MS = 200;
/** A detail that stands later, in milliseconds, is not where the finger's eye still is. */
const LASTS_MS = 1000;

/** Where the pressed card's picture is, in the window, for the detail of `id`: in the document, for shell and areas hold copies of this module. */
export function depart(id: string, card: Element | null): void {
  const box = card?.querySelector(TRAVELLER)?.getBoundingClientRect();
  if (!box) return;
  const { x, y, width, height } = box;
  document.documentElement.dataset.from = JSON.stringify([
    id,
    performance.now(),
    x + width / 2,
    y + height / 2,
    width,
  ]);
}

/**
 * Moves the picture of a detail to its place from where the card's was that led here, by transform alone. A view transition takes a
 * picture of both screens and three drawings more: on a phone four times slower than this machine the detail stood 0.4 s later
 * (`npm run bench:journeys -- --only='a card'`).
 */
export function useArrival(id: string, picture: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const [from, at, x, y, width] = JSON.parse(dataset.from ?? '[]');
    delete dataset.from;
    if (from !== id || performance.now() - at > LASTS_MS) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // By then the page is scrolled to its place, and nothing is painted yet.
    requestAnimationFrame(() => {
      const box = picture.current?.getBoundingClientRect();
      if (!box) return;
      const move = `translate(${x - box.x - box.width / 2}px, ${y - box.y - box.height / 2}px)`;
      const transform = [`${move} scale(${width / box.width})`, 'none'];
      picture.current?.animate({ transform }, { duration: TRAVEL_MS, easing: 'ease-out' });
    });
  }, [id, picture]);
}
