import type { Tipo } from 'domain/ids';

const COMUNES = [
  'titulo',
  'descripcion',
  'url_imagen',
  'refUsuario',
  'createdAt',
  'proximaFecha',
  'visible',
  'cantLikes',
];
const HORAS = ['horaInicio', 'horaFin'];

/** The stored fields, old names included, that cards are made of. */
const PROPIOS: Record<Tipo, string[]> = {
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
export const camposLeidos = (tipo: Tipo, conTokens: boolean): string[] => [
  ...COMUNES,
  ...PROPIOS[tipo],
  ...(conTokens ? ['busqueda'] : []),
];
