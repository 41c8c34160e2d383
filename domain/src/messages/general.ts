import { FLOOR } from '../site/browser-floor.ts';

export const general = {
  loading: 'Cargando...',
  noConnection: 'No hay conexión. Revisá tu internet e intentá de nuevo.',
  retry: 'Reintentar',
  areaDown: 'Esta parte de Vidriera no está respondiendo.',
  pageNotFound: 'No encontramos esta página.',
  copied: 'Link copiado',
  internal: 'Algo falló de nuestro lado. Intentá de nuevo en un rato.',
  oldBrowser: `Este navegador es muy viejo para esta parte de Vidriera. Hace falta Chrome ${FLOOR.chrome}, Firefox ${FLOOR.firefox}, Safari ${FLOOR.safari} o uno más nuevo.`,
  organizer: 'Organizador',
  nameless: 'Sin nombre',
} as const;
