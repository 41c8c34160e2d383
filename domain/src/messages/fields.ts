import { groupDigits } from '../values/group-digits.ts';

/** Problems of fields that several forms have. */
export const fields = {
  tooLong: (max: number) => `Hasta ${max} caracteres.`,
  /** @param count characters that still fit */
  left: (count: number) => (count === 1 ? 'Queda 1 carácter.' : `Quedan ${count} caracteres.`),
  /** @param count characters that were left out */
  cut: (max: number, count: number) =>
    `Entran ${max} caracteres: ${count === 1 ? 'quedó afuera 1' : `quedaron afuera ${count}`}.`,
  noSuchDay: 'Esa fecha no existe.',
  noSuchHour: 'Esa hora no existe.',
  noSuchMoment: 'Esa fecha y hora no existen.',
  wholeNumber: (max: number) => `Escribí un número entero entre 0 y ${groupDigits(max)}.`,
  missingLink: 'Escribí la dirección del link.',
  linkTooLong: 'La dirección es demasiado larga.',
  badLink: 'Esa dirección no parece válida. Probá con algo como https://ejemplo.com',
  maybeAlias: '¿Es un alias de Mercado Pago?',
  noSuchPlace: 'Esa ubicación no existe.',
} as const;
