const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Calls back once, at the person's first touch, key or focus; at once where they have touched the page before.
 * @returns a function that calls it off
 */
export function atFirstTouch(call: () => void): () => void {
  const off = new AbortController();
  const touched = () => {
    off.abort();
    call();
  };
  if (navigator.userActivation?.hasBeenActive) touched();
  else for (const sign of SIGNS) addEventListener(sign, touched, { signal: off.signal, passive: true });
  return () => off.abort();
}
