/** What may happen anywhere. */
export const general = {
  sinConexion: 'No hay conexión. Revisá tu internet e intentá de nuevo.',
  reintentar: 'Reintentar',
  areaCaida: 'Esta parte de Vidriera no está respondiendo.',
  noEncontrada: 'No encontramos esta página.',
  parametros: 'La dirección tiene algo que no entendemos.',
  interno: 'Algo falló de nuestro lado. Intentá de nuevo en un rato.',
  organizador: 'Organizador',
  sinNombre: 'Sin nombre',
} as const;
