const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls back once, at the person's next touch, key or focus.
 * @returns a function that calls it off
 */
export function atFirstTouch(call: () => void): () => void {
  const off = new AbortController();
  const touched = () => {
    off.abort();
    call();
  };
  for (const sign of SIGNS) addEventListener(sign, touched, { signal: off.signal, passive: true });
  return () => off.abort();
}
