const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls back once, at the person's next touch, key or focus. Screens fetch by it what reads and parses data (@vidriera/runtime/screen).
 *
 * It buys 23 KB of scripts on every page that was drawn on the server: zod, schemas, the loader.
 * With `call()` in the place of its body, `npm test -- e2e -- budgets` shows the difference.
 *
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
