import { CATEGORIAS, categoriaId } from '@vidriera/domain/categoria/categoria';
import { fieldsOf } from '@vidriera/domain/testing/items';
import type { Tipo } from '@vidriera/domain/values/ids';
import { deny, denyDespiteForm, type FieldCase } from './field-case.ts';
import { casesOf } from './field-checks.ts';
import { day } from './items.ts';
import { type RulesFixture, ref } from './values.ts';

const allowed = (change: RulesFixture): FieldCase => ({ change, verdict: 'allow' });
const RULES_CHECK_WHAT_FORM_CLEARS = 'the form clears what the kind of date does not use';

const RULED = { fechaPeriodica: null, regla: 'FREQ=MONTHLY;BYDAY=1FR', fechaDesde: day('2026-12-04') };

/** Fields that depend on each other, and spellings. */
const MORE: Record<Tipo, FieldCase[]> = {
  link: [],
  promo: [
    allowed({ fechaDesde: day('2026-11-30'), fechaHasta: day('2026-11-30') }),
    allowed({ fechaDesde: day('1970-01-01'), fechaHasta: day('2199-12-31') }),
    { change: { fechaDesde: day('2026-11-30'), fechaHasta: day('2026-11-29') }, verdict: 'deny' },
  ],
  curso: [
    allowed({ fechaHasta: day('2026-11-30') }),
    ...deny('fechaHasta', day('2026-11-29')),
    ...['FREQ=WEEKLY;BYDAY=MO,TH', null].map((regla) => allowed({ regla })),
    ...['FREQ=WEEKLY;BYDAY=TH,MO', 'lunes'].flatMap((regla) => deny('regla', regla)),
    ...deny('modalidad', 'Híbrida'),
    allowed({ categorias: [], tituloCategoria: null }),
    ...CATEGORIAS.map((titulo) =>
      allowed({ categorias: [ref(`categoria/${categoriaId(titulo)}`)], tituloCategoria: titulo }),
    ),
  ],
  evento: [
    ...deny('categoria', 'musica'),
    ...deny('modalidad', 'Híbrida'),
    ...deny('fechaPeriodica', 'Todos los miercoles'),
    // beside the weekly field, and without a first date
    ...deny('regla', 'FREQ=WEEKLY;BYDAY=MO,TH'),
    allowed({ fechaDesde: day('2026-12-01') }),
    allowed({ fechaDesde: day('2026-12-01'), fechaHasta: day('2026-12-01') }),
    { change: { fechaDesde: day('2026-12-01'), fechaHasta: day('2026-11-30') }, verdict: 'deny' },
    {
      change: { fechaPeriodica: null, fechaHasta: day('2026-12-01') },
      verdict: 'deny',
      differs: RULES_CHECK_WHAT_FORM_CLEARS,
    },
    allowed({ fechaExacta: day('2026-12-01'), fechaPeriodica: null, fechaFin: day('2026-12-03') }),
    {
      change: { fechaExacta: day('2026-12-01'), fechaPeriodica: null, fechaFin: day('2026-11-30') },
      verdict: 'deny',
    },
    {
      change: { fechaExacta: day('2026-12-01'), fechaPeriodica: null, fechaFin: day('2026-12-01') },
      verdict: 'deny',
      differs: RULES_CHECK_WHAT_FORM_CLEARS,
    },
    ...[
      'FREQ=WEEKLY;BYDAY=MO,TH',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,SA,SU',
      ...['1', '2', '3', '4', '-1'].map((nth) => `FREQ=MONTHLY;BYDAY=${nth}FR`),
    ].map((regla) => allowed({ ...RULED, regla })),
    ...[
      'FREQ=WEEKLY;BYDAY=',
      'FREQ=WEEKLY;BYDAY=TH,MO',
      'FREQ=WEEKLY;BYDAY=MO,MO',
      'FREQ=WEEKLY;BYDAY=MO,',
      'FREQ=WEEKLY;INTERVAL=1;BYDAY=MO',
      'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO',
      'FREQ=WEEKLY;BYDAY=1FR',
      'FREQ=MONTHLY;BYDAY=FR',
      'FREQ=MONTHLY;BYDAY=5FR',
      'FREQ=MONTHLY;BYDAY=-2FR',
      'FREQ=MONTHLY;BYDAY=1FR,3FR',
      'FREQ=MONTHLY;BYDAY=1FR\n',
      'RRULE:FREQ=MONTHLY;BYDAY=1FR',
    ].map((regla): FieldCase => ({ change: { ...RULED, regla }, verdict: 'deny' })),
    allowed({ ...RULED, fechaHasta: day('2026-12-04') }),
    { change: { ...RULED, fechaHasta: day('2026-12-03') }, verdict: 'deny' },
    { change: { ...RULED, fechaDesde: null }, verdict: 'deny' },
    ...[
      { fechaPeriodica: 'Todos los viernes' },
      { fechaExacta: day('2026-12-04') },
      { fechaExacta: day('2026-12-04'), fechaDesde: null },
    ].map(
      (both): FieldCase => ({
        change: { ...RULED, ...both },
        verdict: 'deny',
        differs: RULES_CHECK_WHAT_FORM_CLEARS,
      }),
    ),
    allowed({ ...RULED, excepciones: ['2027-01-01|cancelado'] }),
    allowed({ aforo: 30, linkReserva: null }),
    allowed({ aforo: 0, linkReserva: 'https://ejemplo.com/' }),
    { change: { aforo: 1, linkReserva: 'https://ejemplo.com/' }, verdict: 'deny' },
    ...denyDespiteForm(RULES_CHECK_WHAT_FORM_CLEARS, 'fechaFin', day('2026-12-03')),
    ...['2026-12-21|agotado', '2026-12-28|21:00|23:00|agotado'].map(
      (text): FieldCase => ({
        change: { fechaExacta: null, fechaPeriodica: 'Todos los lunes', excepciones: [text] },
        verdict: 'allow',
      }),
    ),
    ...['2026-12-21|cancelado|agotado', '2026-12-28|21:00|agotado', '2026-12-28|agotado|agotado'].map(
      (text): FieldCase => ({
        change: { fechaExacta: null, fechaPeriodica: 'Todos los lunes', excepciones: [text] },
        verdict: 'deny',
        differs: 'another dialog changes it',
      }),
    ),
    {
      change: { fechaPeriodica: null, excepciones: ['2026-12-07|cancelado'] },
      verdict: 'deny',
      differs: 'another dialog changes it',
    },
    ...denyDespiteForm(RULES_CHECK_WHAT_FORM_CLEARS, 'fechaExacta', day('2026-12-01')),
    allowed({ fechaExacta: day('2026-12-01'), fechaPeriodica: null }),
    {
      change: { fechaExacta: day('2026-12-01'), fechaPeriodica: null, fechaDesde: day('2026-12-01') },
      verdict: 'deny',
      differs: RULES_CHECK_WHAT_FORM_CLEARS,
    },
  ],
};

const at = (hour: number) => new Date(Date.UTC(2026, 10, 30, hour));
/** Of all kinds. */
const SHOWN: FieldCase[] = [
  allowed({ visibilidad: 'enlace', publicarDesde: at(12), publicarHasta: at(13) }),
  allowed({ visibilidad: 'oculto', publicarHasta: at(12) }),
  { change: { publicarDesde: at(12), publicarHasta: at(12) }, verdict: 'deny' },
  { change: { publicarDesde: at(13), publicarHasta: at(12) }, verdict: 'deny' },
];

const cases = (tipo: Tipo): FieldCase[] => [
  ...SHOWN,
  ...fieldsOf(tipo).flatMap(([name, field]) => casesOf(name, field)),
  ...MORE[tipo],
];
export const FIELD_CASES: Record<Tipo, FieldCase[]> = {
  link: cases('link'),
  promo: cases('promo'),
  curso: cases('curso'),
  evento: cases('evento'),
};
