// Refusals by the server that no browser produces by itself.

export const badParameters = 'La dirección tiene algo que no entendemos.';
export const badRange = 'Esas fechas no son un rango: hasta 31 días, dentro de los próximos 90.';
export const badCursor = 'El cursor no es válido.';
export const busy = 'Hay muchos pedidos a la vez. Probá de nuevo en unos segundos.';
export const notUnderstood = 'El pedido tiene algo que no entendemos.';
