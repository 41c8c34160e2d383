const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls back once, at the first touch, key or focus. Screens then prefetch the code that reads and parses data
 * (@vidriera/runtime/screen): it keeps 23 KB of scripts off the first page load.
 * @returns cancels it
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
