/**
 * Resolves once what was set before is drawn: the answer to a press comes before the work it asks for (Firestore's own takes a cheap phone
 * longer than a frame). Where nothing is drawn, as in a tab out of sight, after 100 ms.
 */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
