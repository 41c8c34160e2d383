/** The id of the main landmark, the skip link's target. A screen of the layout 'own' renders it itself. */
export const MAIN_ID = 'contenido';
