/**
 * Resolves after the next paint, so that a press is answered before its work begins: Firestore takes a cheap phone longer than a frame.
 * Resolves after 100 ms in a hidden tab.
 */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
