import { CATEGORIAS, categoriaId } from 'domain/categoria';
import { LICENCIATURAS } from 'domain/curso';
import type { Tipo } from 'domain/ids';
import { LIMITES } from 'domain/limits';
import { RECURRENCIAS } from 'domain/recurrencia';
import {
  allow,
  countCases,
  dayCases,
  deny,
  denyDespiteForm,
  EMPTY_IS_FILLED_IN,
  type FieldCase,
  FORM_KNOWS_PATHS_ONLY,
  filledTextCases,
  foreignHosts,
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
