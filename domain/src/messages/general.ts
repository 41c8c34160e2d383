import { FLOOR } from '../site/browser-floor.ts';

export const loading = 'Cargando...';
export const noConnection = 'No hay conexión. Revisá tu internet e intentá de nuevo.';
export const retry = 'Reintentar';
export const areaDown = 'Esta parte de Vidriera no está respondiendo.';
export const pageNotFound = 'No encontramos esta página.';
/** In place of a promise that something stays in this browser. */
export const notKept = 'Este navegador no pudo guardar lo que escribiste: si cerrás la página, se pierde.';
export const copied = 'Link copiado';
export const internal = 'Algo falló de nuestro lado. Intentá de nuevo en un rato.';
export const oldBrowser = `Este navegador es muy viejo para esta parte de Vidriera. Hace falta Chrome ${FLOOR.chrome}, Firefox ${FLOOR.firefox}, Safari ${FLOOR.safari} o uno más nuevo.`;
export const organizer = 'Organizador';
export const nameless = 'Sin nombre';
