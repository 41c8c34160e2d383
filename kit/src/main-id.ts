/** The id of the main landmark, the skip link's target. A screen of the layout 'own' renders it itself. */
export const MAIN_ID = 'contenido';

/** Returns the main landmark, named after the document: when it gets the focus, screen readers say which screen this is. */
export function namedMain(): HTMLElement | null {
  const main = document.getElementById(MAIN_ID);
  main?.setAttribute('aria-label', document.title);
  return main;
}
