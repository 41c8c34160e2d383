/** The id of the page's main landmark, which the skip link leads to. A screen of the layout 'own' draws it itself. */
export const MAIN_ID = 'contenido';
