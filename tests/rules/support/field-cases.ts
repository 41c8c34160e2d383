import { CATEGORIAS, categoriaId } from 'domain/categoria/categoria';
import { LICENCIATURAS } from 'domain/curso/curso';
import { RECURRENCIAS } from 'domain/evento/recurrencia';
import type { Tipo } from 'domain/values/ids';
import { LIMITS } from 'domain/values/limits';
import {
  allow,
  countCases,
  dayCases,
  deny,
  denyDespiteForm,
  EMPTY_IS_FILLED_IN,
  type FieldCase,
  filledTextCases,
  foreignImages,
  hourCases,
  linkCases,
  modalidadCases,
  optionalLinkCases,
  textCases,
  upload,
} from './field-checks.ts';
import { day, OWNER } from './items.ts';
import { download } from './people.ts';
import { LEFT_OUT, ref } from './values.ts';

/** Of the fields every kind has. */
export const COMMON_CASES: FieldCase[] = [
  ...filledTextCases('titulo', LIMITS.titulo),
  ...filledTextCases('descripcion', LIMITS.descripcion),
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
  ...denyDespiteForm(EMPTY_IS_FILLED_IN, 'url_imagen', '', LEFT_OUT),
];

const ten = (one: unknown, count: number = LIMITS.eventoImages) => Array.from({ length: count }, () => one);
const RULES_CHECK_WHAT_FORM_CLEARS = 'the form clears what the kind of date does not use';

/** Values of every field of every kind, valid and invalid. */
export const FIELD_CASES: Record<Tipo, FieldCase[]> = {
  link: [...COMMON_CASES, ...linkCases('enlace'), ...deny('enlace', '', null, LEFT_OUT)],
  promo: [
    ...COMMON_CASES,
    ...countCases('cantCanjeos', LIMITS.cantCanjeos),
    ...dayCases('fechaDesde'),
    ...dayCases('fechaHasta'),
    { change: { fechaDesde: day('2026-11-30'), fechaHasta: day('2026-11-30') }, verdict: 'allow' },
    { change: { fechaDesde: day('2026-11-30'), fechaHasta: day('2026-11-29') }, verdict: 'deny' },
  ],
  curso: [
    ...COMMON_CASES,
    ...textCases('descripcionReserva', LIMITS.descripcion),
    ...countCases('cantHoras', LIMITS.cantHoras),
    ...textCases('direccion', LIMITS.direccion),
    ...dayCases('fechaDesde'),
    ...dayCases('fechaHasta'),
    ...allow('fechaHasta', day('2026-11-30')),
    ...deny('fechaHasta', day('2026-11-29')),
    ...modalidadCases,
    ...textCases('nombreProfe', LIMITS.nombre),
    ...allow('licenciatura', ...LICENCIATURAS),
    ...deny('licenciatura', 'Ing.', '', null, 5),
    ...denyDespiteForm(EMPTY_IS_FILLED_IN, 'licenciatura', LEFT_OUT),
    ...hourCases('horaInicio'),
    ...hourCases('horaFin'),
    ...optionalLinkCases('linkReserva'),
    ...textCases('referenciaProfe', LIMITS.descripcion),
    ...allow('categorias', [ref('categoria/musica'), ref('categoria/teatro'), ref('categoria/otros')]),
    {
      change: {
        categorias: [ref('categoria/musica'), ...ten(ref('categoria/otros'), LIMITS.categoriasCurso - 1)],
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
    ...deny('categorias', ten(ref('categoria/musica'), LIMITS.categoriasCurso + 1), 'categoria/musica', null),
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
    ...textCases('descripcionReserva', LIMITS.descripcion),
    ...textCases('direccion', LIMITS.direccion),
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
      ten(upload('evento/gallery'), LIMITS.eventoImages + 1),
      [upload('evento/gallery'), upload('evento/gallery', 'otroCreador')],
      [5],
      upload('evento/gallery'),
      null,
      [''],
      [`${upload('evento/gallery')} ${upload('evento/gallery')}`],
      // Joined, the blank inside one element would make up for the one before an empty other.
      [`${upload('evento/gallery')} ${upload('evento/gallery')}`, ''],
      [`${upload('evento/gallery')} `],
      [upload('evento/gallery'), 'https://ejemplo.com/foto.jpg'],
    ),
    ...denyDespiteForm(EMPTY_IS_FILLED_IN, 'url_imagenes', LEFT_OUT),
  ],
};
