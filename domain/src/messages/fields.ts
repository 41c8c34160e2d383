/** What is wrong with what was typed, of fields that several forms have. */
export const fields = {
  tooLong: (max: number) => `Hasta ${max} caracteres.`,
  noSuchDay: 'Esa fecha no existe.',
  noSuchHour: 'Esa hora no existe.',
  wholeNumber: (max: number) => `Escribí un número entero entre 0 y ${max.toLocaleString('es-AR')}.`,
  missingLink: 'Escribí la dirección del link.',
  linkTooLong: 'La dirección es demasiado larga.',
  badLink: 'Esa dirección no parece válida. Probá con algo como https://ejemplo.com',
  maybeAlias: '¿Es un alias de Mercado Pago?',
  noSuchPlace: 'Esa ubicación no existe.',
} as const;
