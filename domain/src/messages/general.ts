export const general = {
  loading: 'Cargando...',
  noConnection: 'No hay conexión. Revisá tu internet e intentá de nuevo.',
  retry: 'Reintentar',
  areaDown: 'Esta parte de Vidriera no está respondiendo.',
  pageNotFound: 'No encontramos esta página.',
  copied: 'Link copiado',
  internal: 'Algo falló de nuestro lado. Intentá de nuevo en un rato.',
  organizer: 'Organizador',
  nameless: 'Sin nombre',
} as const;
