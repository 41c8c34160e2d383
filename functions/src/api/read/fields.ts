import type { Tipo } from 'domain/values/ids';

const COMMON = [
  'titulo',
  'descripcion',
  'url_imagen',
  'refUsuario',
  'uid',
  'createdAt',
  'proximaFecha',
  'visible',
  'cantLikes',
];
const HORAS = ['horaInicio', 'horaFin'];

/** The stored fields, old names included, that cards are made of. */
const OWN: Record<Tipo, string[]> = {
  evento: [
    ...HORAS,
    'horaDesde',
    'horaHasta',
    'direccion',
    'categoria',
    'fechaExacta',
    'fechaPeriodica',
    'fechaDesde',
    'modalidad',
  ],
  curso: [
    ...HORAS,
    'tituloCategoria',
    'direccion',
    'fechaDesde',
    'fechaHasta',
    'modalidad',
    'cantHoras',
    'nombreProfe',
    'licenciatura',
  ],
  promo: ['cantCanjeos', 'fechaDesde', 'fechaHasta'],
  link: ['enlace', 'url'],
};

/** Fields to ask for: what a card shows, and the search tokens (the bulk of a document) only when they are to be checked. */
export const readFields = (tipo: Tipo, withTokens: boolean): string[] => [
  ...COMMON,
  ...OWN[tipo],
  ...(withTokens ? ['busqueda'] : []),
];
