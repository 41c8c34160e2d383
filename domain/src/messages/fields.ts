import { groupDigits } from '../values/group-digits.ts';

// Problems of fields that several forms have.

export const tooLong = (max: number) => `Hasta ${max} caracteres.`;
/** @param count characters that still fit */
export const left = (count: number) => (count === 1 ? 'Queda 1 carácter.' : `Quedan ${count} caracteres.`);
/** @param count characters that were left out */
export const cut = (max: number, count: number) =>
  `Entran ${max} caracteres: ${count === 1 ? 'quedó afuera 1' : `quedaron afuera ${count}`}.`;
export const noSuchDay = 'Esa fecha no existe.';
export const noSuchHour = 'Esa hora no existe.';
export const noSuchMoment = 'Esa fecha y hora no existen.';
export const wholeNumber = (max: number) => `Escribí un número entero entre 0 y ${groupDigits(max)}.`;
export const missingLink = 'Escribí la dirección del link.';
export const linkTooLong = 'La dirección es demasiado larga.';
export const badLink = 'Esa dirección no parece válida. Probá con algo como https://ejemplo.com';
export const maybeAlias = '¿Es un alias de Mercado Pago?';
export const noSuchPlace = 'Esa ubicación no existe.';
