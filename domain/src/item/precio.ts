/** What something costs. `fijo` and `desde` come with an amount. */
export const TIPOS_PRECIO = ['gratis', 'gorra', 'fijo', 'desde'] as const;
export type TipoPrecio = (typeof TIPOS_PRECIO)[number];
/** For what a course's amount is paid: for all of it, or each month. */
export const PERIODOS = ['total', 'mes'] as const;
export type Periodo = (typeof PERIODOS)[number];

/** As it is stored. */
export interface Precio {
  tipo: TipoPrecio;
  /** Whole pesos, of `fijo` and `desde`. */
  pesos: number | null;
  /** Of a course's amount. */
  periodo: Periodo | null;
  /** What has to be known of it: 'con la clase incluida'; may be empty. */
  aclaracion: string;
}

/** Whether a price is of the sort that has an amount. */
export const hasPesos = (tipo: string): tipo is 'fijo' | 'desde' => tipo === 'fijo' || tipo === 'desde';

/** A price in words, as cards say it: 'Gratis', 'A la gorra', '$ 6.000', 'Desde $ 20.000 por mes'. */
export const precioText = ({ tipo, pesos, periodo }: Omit<Precio, 'aclaracion'>): string =>
  pesos
    ? `${tipo === 'desde' ? 'Desde ' : ''}$\u00A0${pesos.toLocaleString('es-AR')}${periodo === 'mes' ? ' por mes' : ''}`
    : tipo === 'gorra'
      ? 'A la gorra'
      : 'Gratis';
