import { CATEGORIAS, categoriaId } from 'domain/categoria';
import { LICENCIATURAS } from 'domain/curso';
import type { Tipo } from 'domain/ids';
import { MODALIDADES } from 'domain/item';
import { LIMITES } from 'domain/limits';
import { RECURRENCIAS } from 'domain/recurrencia';
import { download } from './people.ts';
import { type Fixture, LEFT_OUT, NOW, ref } from './values.ts';

export const OWNER = 'creador';
const hour = (hours: number, minutes = 0) => new Date(Date.UTC(1970, 0, 1, hours, minutes));
const day = (text: string) => new Date(`${text}T03:00:00Z`); // midnight in Buenos Aires
const letters = (count: number) => 'a'.repeat(count);
const upload = (folder: string, uid = OWNER) => download(`posts/${folder}/${uid}/1780000000000_foto-1.jpg`);

const common: Fixture = {
  titulo: 'Milonga en la plaza',
  descripcion: 'Traé zapatos cómodos.',
  url_imagen: null,
  refUsuario: ref(`user/${OWNER}`),
  createdAt: NOW,
  updatedAt: NOW,
};

/** One valid item of each kind, with every field a client writes on create. */
export const ITEMS: Record<Tipo, Fixture> = {
  evento: {
    ...common,
    descripcionReserva: '',
    direccion: 'Plaza Dorrego',
    categoria: 'Musica',
    fechaExacta: null,
    fechaPeriodica: 'Todos los lunes',
    fechaDesde: null,
    horaInicio: hour(19, 30),
    horaFin: hour(23, 59),
    modalidad: 'Presencial',
    linkReserva: null,
    url_imagenes: [],
  },
  curso: {
    ...common,
    descripcionReserva: '',
    cantHoras: 12,
    categorias: [ref('categoria/musica')],
    tituloCategoria: 'Musica',
    direccion: '',
    fechaDesde: day('2026-11-30'),
    fechaHasta: day('2026-12-20'),
    modalidad: 'Hibrida',
    nombreProfe: 'Ana Paz',
    licenciatura: 'Prof.',
    horaInicio: null,
    horaFin: null,
    linkReserva: null,
    referenciaProfe: '',
  },
  promo: { ...common, cantCanjeos: 0, fechaDesde: null, fechaHasta: null, fecha: NOW },
  link: { ...common, enlace: 'https://ejemplo.com/' },
};

/**
 * A value tried in one field of a valid item, on create and on update. `differs` states why the form's schema judges
 * otherwise than the rules; without it both must agree.
 */
export interface FieldCase {
  change: Fixture;
  verdict: 'allow' | 'deny';
  differs?: string;
}
const cases = (field: string, verdict: 'allow' | 'deny', values: unknown[], differs?: string): FieldCase[] =>
  values.map((value) => ({ change: { [field]: value }, verdict, ...(differs ? { differs } : {}) }));
const allow = (field: string, ...values: unknown[]) => cases(field, 'allow', values);
const deny = (field: string, ...values: unknown[]) => cases(field, 'deny', values);
/** Denied by the rules though the form's schema takes it, for the reason given. */
const denyDespiteForm = (reason: string, field: string, ...values: unknown[]) =>
  cases(field, 'deny', values, reason);

const EMPTY_IS_FILLED_IN = 'the form fills in what is empty before it writes';
const FORM_COERCES = 'the form turns what was typed into a number';

const textCases = (field: string, max: number): FieldCase[] => [
  ...allow(field, '', letters(max)),
  ...deny(field, letters(max + 1), 5),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, null, LEFT_OUT),
];
const filledTextCases = (field: string, max: number): FieldCase[] => [
  ...allow(field, 'x', letters(max)),
  ...deny(field, '', '   ', letters(max + 1), 5, null, LEFT_OUT),
];
const hourCases = (field: string): FieldCase[] => [
  ...allow(field, null, hour(0), hour(23, 59)),
  ...denyDespiteForm(
    'the form knows hours only',
    field,
    new Date(Date.UTC(1969, 11, 31, 23, 59)),
    new Date(Date.UTC(1970, 0, 2)),
  ),
  ...deny(field, '25:00', 5),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, LEFT_OUT),
];
const linkCases = (field: string): FieldCase[] => [
  ...allow(
    field,
    'https://ejemplo.com/',
    'http://sub.ejemplo.com.ar:8080/a?b=c#d',
    'mailto:hola@ejemplo.com',
    'tel:+541112345678',
    `https://ejemplo.com/${letters(LIMITES.url - 20)}`,
  ),
  ...deny(
    field,
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://ejemplo.com/',
    'https://localhost/',
    'https://ana:clave@ejemplo.com/',
    'https://ejemplo.com/ x',
    `https://ejemplo.com/${letters(LIMITES.url - 19)}`,
    5,
  ),
  ...denyDespiteForm('the form writes it out as https://', field, 'ejemplo.com', '//ejemplo.com/'),
  ...denyDespiteForm('the form writes it out percent-encoded', field, 'https://ejemplo.com/ñ'),
];
const optionalLinkCases = (field: string): FieldCase[] => [
  ...linkCases(field),
  ...allow(field, null),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, '', LEFT_OUT),
];
const dayCases = (field: string): FieldCase[] => [
  ...allow(field, null),
  ...deny(field, 'mañana', 5),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, field, LEFT_OUT),
];
const countCases = (field: string, max: number): FieldCase[] => [
  ...allow(field, 0, max),
  ...deny(field, -1, max + 1, 1.5),
  ...denyDespiteForm(FORM_COERCES, field, '5', null, LEFT_OUT),
];
const modalidadCases: FieldCase[] = [
  ...allow('modalidad', ...MODALIDADES),
  ...deny('modalidad', 'Híbrida', '', null, 5),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, 'modalidad', LEFT_OUT),
];
const foreignImages = [
  upload('evento/main', 'otroCreador'),
  upload('evento/portada'),
  upload('otra/main'),
  download(`posts/evento/main/${OWNER}/foto.jpg`),
  download(`posts/evento/main/${OWNER}/thumbs/1_foto.jpg_480.webp`),
  download(`users/otroCreador/profile/1_foto.jpg`),
  'https://ejemplo.com/foto.jpg',
  `${upload('evento/main')}#${letters(LIMITES.url)}`,
  5,
];
const FORM_KNOWS_PATHS_ONLY = 'pictures are shown by their path, so the domain looks at nothing else';
const foreignHosts = [
  download(`posts/evento/main/${OWNER}/1_foto.jpg`, 'https://malo.example'),
  upload('evento/main').replace('https:', 'http:'),
];

/** Of the fields every kind has. */
export const COMMON_CASES: FieldCase[] = [
  ...filledTextCases('titulo', LIMITES.titulo),
  ...filledTextCases('descripcion', LIMITES.descripcion),
  ...allow(
    'url_imagen',
    null,
    upload('evento/main'),
    upload('link/gallery'),
    download(`users/${OWNER}/profile/1_foto.png`),
    download(`users/${OWNER}/creator/gallery/1_foto.png`),
    download(`posts/curso/main/${OWNER}/1_foto.jpg`, 'http://127.0.0.1:9199'),
    download(`posts/curso/main/${OWNER}/1_foto.jpg`, 'http://localhost:9199'),
  ),
  ...deny('url_imagen', ...foreignImages),
  ...denyDespiteForm(FORM_KNOWS_PATHS_ONLY, 'url_imagen', ...foreignHosts),
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, 'url_imagen', '', LEFT_OUT),
];

const ten = (one: unknown, count: number = LIMITES.imagenesEvento) =>
  Array.from({ length: count }, () => one);
const RULES_CHECK_WHAT_FORM_CLEARS = 'the form clears what the kind of date does not use';

/** Values of every field of every kind, valid and invalid. */
export const FIELD_CASES: Record<Tipo, FieldCase[]> = {
  link: [...COMMON_CASES, ...linkCases('enlace'), ...deny('enlace', '', null, LEFT_OUT)],
  promo: [
    ...COMMON_CASES,
    ...countCases('cantCanjeos', LIMITES.cantCanjeos),
    ...dayCases('fechaDesde'),
    ...dayCases('fechaHasta'),
    { change: { fechaDesde: day('2026-11-30'), fechaHasta: day('2026-11-30') }, verdict: 'allow' },
    { change: { fechaDesde: day('2026-11-30'), fechaHasta: day('2026-11-29') }, verdict: 'deny' },
  ],
  curso: [
    ...COMMON_CASES,
    ...textCases('descripcionReserva', LIMITES.descripcion),
    ...countCases('cantHoras', LIMITES.cantHoras),
    ...textCases('direccion', LIMITES.direccion),
    ...dayCases('fechaDesde'),
    ...dayCases('fechaHasta'),
    ...allow('fechaHasta', day('2026-11-30')),
    ...deny('fechaHasta', day('2026-11-29')),
    ...modalidadCases,
    ...textCases('nombreProfe', LIMITES.nombre),
    ...allow('licenciatura', ...LICENCIATURAS),
    ...deny('licenciatura', 'Ing.', '', null, 5),
    ...denyDespiteForm(EMPTY_IS_FILLED_IN, 'licenciatura', LEFT_OUT),
    ...hourCases('horaInicio'),
    ...hourCases('horaFin'),
    ...optionalLinkCases('linkReserva'),
    ...textCases('referenciaProfe', LIMITES.descripcion),
    ...allow('categorias', [ref('categoria/musica'), ref('categoria/teatro'), ref('categoria/otros')]),
    {
      change: {
        categorias: [ref('categoria/musica'), ...ten(ref('categoria/otros'), LIMITES.categoriasCurso - 1)],
      },
      verdict: 'allow',
    },
    { change: { categorias: [], tituloCategoria: null }, verdict: 'allow' },
    ...CATEGORIAS.map(
      (titulo): FieldCase => ({
        change: { categorias: [ref(`categoria/${categoriaId(titulo)}`)], tituloCategoria: titulo },
        verdict: 'allow',
      }),
    ),
    ...deny(
      'categorias',
      ten(ref('categoria/musica'), LIMITES.categoriasCurso + 1),
      'categoria/musica',
      null,
    ),
    ...deny('categorias', [ref('categoria/musica'), ref('categoria/Música')]),
    ...denyDespiteForm(
      'the form knows ids only',
      'categorias',
      [ref('user/musica')],
      ['categoria/musica'],
      [ref('categoria/musica'), ref('user/otros')],
      [ref('categoria/musica'), 'otros'],
      [ref('categoria/musica'), ref('categoria/milongas')],
    ),
    ...denyDespiteForm(
      'the title is written with the references',
      'categorias',
      [],
      [ref('categoria/teatro')],
    ),
    ...denyDespiteForm(EMPTY_IS_FILLED_IN, 'categorias', LEFT_OUT),
    ...denyDespiteForm(
      'the title is written with the references',
      'categorias',
      [],
      [ref('categoria/teatro')],
    ),
    ...denyDespiteForm(
      'the title is written with the references',
      'tituloCategoria',
      'Teatro',
      'MUSICA',
      'Milongas',
      null,
      5,
      LEFT_OUT,
    ),
  ],
  evento: [
    ...COMMON_CASES,
    ...textCases('descripcionReserva', LIMITES.descripcion),
    ...textCases('direccion', LIMITES.direccion),
    ...allow('categoria', ...CATEGORIAS),
    ...deny('categoria', 'Milongas', 'musica', '', null, 5, LEFT_OUT),
    ...modalidadCases,
    ...hourCases('horaInicio'),
    ...hourCases('horaFin'),
    ...optionalLinkCases('linkReserva'),
    ...allow('fechaPeriodica', ...RECURRENCIAS, null),
    ...deny('fechaPeriodica', 'Todos los feriados', 'Todos los miercoles', '', 5),
    ...allow('fechaDesde', null, day('2026-12-01')),
    ...deny('fechaDesde', 'mañana', 5),
    ...denyDespiteForm(EMPTY_IS_FILLED_IN, 'fechaDesde', LEFT_OUT),
    ...denyDespiteForm(EMPTY_IS_FILLED_IN, 'fechaExacta', LEFT_OUT),
    ...denyDespiteForm(EMPTY_IS_FILLED_IN, 'fechaPeriodica', LEFT_OUT),
    ...deny('fechaExacta', 'mañana', 5),
    ...denyDespiteForm(RULES_CHECK_WHAT_FORM_CLEARS, 'fechaExacta', day('2026-12-01')),
    { change: { fechaExacta: day('2026-12-01'), fechaPeriodica: null }, verdict: 'allow' },
    {
      change: { fechaExacta: day('2026-12-01'), fechaPeriodica: null, fechaDesde: day('2026-12-01') },
      verdict: 'deny',
      differs: RULES_CHECK_WHAT_FORM_CLEARS,
    },
    ...allow('url_imagenes', [upload('evento/gallery')], ten(upload('evento/gallery'))),
    ...deny(
      'url_imagenes',
      ten(upload('evento/gallery'), LIMITES.imagenesEvento + 1),
      [upload('evento/gallery'), upload('evento/gallery', 'otroCreador')],
      [5],
      upload('evento/gallery'),
      null,
    ),
    ...denyDespiteForm(
      FORM_KNOWS_PATHS_ONLY,
      'url_imagenes',
      [foreignHosts[0]],
      [`${upload('evento/gallery')} ${upload('evento/gallery')}`],
    ),
    ...denyDespiteForm(EMPTY_IS_FILLED_IN, 'url_imagenes', LEFT_OUT),
  ],
};
