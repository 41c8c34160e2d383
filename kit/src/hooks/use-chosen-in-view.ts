import { useEffect, useRef } from 'react';

/**
 * Scrolls a strip of links to the one with `aria-current`.
 * @param current the value it changes with
 */
export function useChosenInView<T extends HTMLElement>(current: string) {
  const ref = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link that is marked follows from it
  useEffect(() => {
    const strip = ref.current;
    const chosen = strip?.querySelector<HTMLElement>('[aria-current]');
    if (!strip || !chosen || strip.scrollWidth <= strip.clientWidth) return;
    strip.scrollLeft = chosen.offsetLeft - (strip.clientWidth - chosen.offsetWidth) / 2;
  }, [current]);
  return ref;
}
