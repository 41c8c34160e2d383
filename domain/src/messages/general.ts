/** What may happen anywhere. */
export const general = {
  loading: 'Cargando...',
  noConnection: 'No hay conexión. Revisá tu internet e intentá de nuevo.',
  retry: 'Reintentar',
  areaDown: 'Esta parte de Vidriera no está respondiendo.',
  pageNotFound: 'No encontramos esta página.',
  badParameters: 'La dirección tiene algo que no entendemos.',
  badRange: 'Esas fechas no son un rango: hasta 31 días, dentro de los próximos 90.',
  badCursor: 'El cursor no es válido.',
  copied: 'Link copiado',
  request: 'El pedido tiene algo que no entendemos.',
  notAttested: 'No pudimos comprobar que el pedido sale de Vidriera. Recargá la página e intentá de nuevo.',
  internal: 'Algo falló de nuestro lado. Intentá de nuevo en un rato.',
  organizer: 'Organizador',
  nameless: 'Sin nombre',
} as const;
