import { groupDigits } from '../values/group-digits.ts';
/** Kinds of price. `fijo` and `desde` have an amount. */
export const TIPOS_PRECIO = ['gratis', 'gorra', 'fijo', 'desde'] as const;
export type TipoPrecio = (typeof TIPOS_PRECIO)[number];
/** The period that a course’s amount pays for. */
export const PERIODOS = ['total', 'mes'] as const;
export type Periodo = (typeof PERIODOS)[number];

export interface Precio {
  tipo: TipoPrecio;
  /** Whole pesos. */
  pesos: number | null;
  periodo: Periodo | null;
  /** A remark: 'con la clase incluida'; may be empty. */
  aclaracion: string;
}

export const hasPesos = (tipo: string): tipo is 'fijo' | 'desde' => tipo === 'fijo' || tipo === 'desde';

/** A price in words: 'Gratis', 'A la gorra', '$ 6.000', 'Desde $ 20.000 por mes'. */
export const precioText = ({ tipo, pesos, periodo }: Omit<Precio, 'aclaracion'>): string =>
  pesos
    ? `${tipo === 'desde' ? 'Desde ' : ''}$\u00A0${groupDigits(pesos)}${periodo === 'mes' ? ' por mes' : ''}`
    : tipo === 'gorra'
      ? 'A la gorra'
      : 'Gratis';
