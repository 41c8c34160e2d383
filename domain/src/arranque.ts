/** Marks the beginning and the end of what a rendered screen put into the head. */
export const MARCA_HEAD = { desde: 'pantalla', hasta: '/pantalla' } as const;

/** The browser's events by which the shell tells the page's inline script that it has taken over, or can't. */
export const EVENTO_LISTA = 'vidriera:lista';
export const EVENTO_FALLO = 'vidriera:fallo';
