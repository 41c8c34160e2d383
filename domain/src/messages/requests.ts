/** Refusals by the server that no browser produces by itself. */
export const requests = {
  badParameters: 'La dirección tiene algo que no entendemos.',
  badRange: 'Esas fechas no son un rango: hasta 31 días, dentro de los próximos 90.',
  badCursor: 'El cursor no es válido.',
  busy: 'Hay muchos pedidos a la vez. Probá de nuevo en unos segundos.',
  notUnderstood: 'El pedido tiene algo que no entendemos.',
} as const;
