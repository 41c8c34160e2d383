import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when its text changes: the button that changed it is gone. */
export function useFocusOnChange<E extends HTMLElement>(words: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const before = useRef(words);
  useEffect(() => {
    if (before.current !== words) element.current?.focus();
    before.current = words;
  }, [words]);
  return element;
}
