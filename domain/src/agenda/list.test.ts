import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anEntry, anOwner, entryWith } from '../../testing/agenda.ts';
import { addDays } from '../values/fecha.ts';
import { countDays, countToCome } from './days.ts';
import { inOrder, type Listed, passes, withoutCrowds } from './list.ts';
import { OF_ONE_CREATOR } from './list-filters.ts';

/** Noon of a Wednesday. */
const NOW = '2026-11-25T12:00';
const listed = (id: string, more: Record<string, unknown> = {}): Listed => ({
  entry: anEntry(id, more),
  owner: anOwner('ana'),
});
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

const EVENTS = [
  listed('hoy', { fechaExacta: '2026-11-25', horaInicio: '20:00' }),
  listed('pasada', { fechaExacta: '2026-11-25', horaInicio: '08:00' }),
  listed('trasnoche', { fechaExacta: '2026-11-26', horaInicio: '00:30' }),
  listed('lunes', { fechaPeriodica: 'Todos los lunes', horaInicio: '21:00' }),
  listed('sabado', { fechaPeriodica: 'Todos los sábados', horaInicio: '22:00' }),
  listed('sinfecha', { createdAt: 1 }),
  listed('sinfecha2', { createdAt: 2 }),
];

it('a cancelled event is in no window, stays in the list until its day ends, and is not counted', () => {
  const off = (id: string, more: Record<string, unknown>) =>
    listed(id, { fechaExacta: '2026-11-25', horaInicio: '20:00', ...more });
  const all = [
    off('se-hace', { agotado: true }),
    off('cancelado', { estado: 'cancelado' }),
    off('fue-cancelado', { estado: 'cancelado', horaInicio: '08:00' }),
    off('pospuesto', { estado: 'pospuesto' }),
    off('reprogramado', { estado: 'reprogramado' }),
  ];
  expect(ids(inOrder(all, 'evento', {}, NOW))).toEqual(['cancelado', 'reprogramado', 'se-hace', 'pospuesto']);
  expect(ids(inOrder(all, 'evento', { fecha: 'sin-fecha' }, NOW))).toEqual(['pospuesto']);
  expect(ids(inOrder(all, 'evento', { fecha: 'hoy' }, NOW))).toEqual(['reprogramado', 'se-hace']);
  const entries = all.map(({ entry }) => entry);
  expect(countDays(entries, NOW).counted.dias[0]).toEqual({ dia: '2026-11-25', cantidad: 2 });
  expect(countToCome(entries, NOW).counted).toBe(2);
});

it.each(['curso', 'promo'] as const)(
  'a cancelled %s is in no window, stays in the list until its last day is over, and is not counted',
  (tipo) => {
    const of = (id: string, estado: 'cancelado' | undefined, fechaHasta: string): Listed => ({
      entry: entryWith(tipo, { id, fechaDesde: '2026-11-01', fechaHasta, estado }),
      owner: anOwner('ana'),
    });
    const all = [
      of('dictado', undefined, '2026-11-25'),
      of('cancelado', 'cancelado', '2026-11-25'),
      of('fue', undefined, '2026-11-24'),
      of('fue-cancelado', 'cancelado', '2026-11-24'),
    ];
    expect(ids(inOrder(all, tipo, {}, NOW))).toEqual(['cancelado', 'dictado', 'fue']);
    expect(ids(inOrder(all, tipo, { fecha: 'hoy' }, NOW))).toEqual(['dictado']);
    expect(ids(inOrder(all, tipo, { desde: '2026-11-02' }, NOW))).not.toContain('cancelado');
    expect(
      countToCome(
        all.map(({ entry }) => entry),
        NOW,
      ).counted,
    ).toBe(1);
  },
);

describe('windows', () => {
  test.each([
    [{}, ['hoy', 'trasnoche', 'sabado', 'lunes', 'sinfecha2', 'sinfecha', 'pasada']],
    [{ fecha: 'hoy' }, ['hoy', 'trasnoche']],
    [{ fecha: 'manana' }, []],
    [{ fecha: 'finde' }, ['sabado']],
    [{ fecha: 'semana' }, ['hoy', 'trasnoche', 'sabado']],
    [{ fecha: 'mas-adelante' }, ['lunes', 'sinfecha2', 'sinfecha', 'pasada']],
    [{ fecha: 'sin-fecha' }, ['sinfecha2', 'sinfecha']],
    [{ desde: '2026-12-05' }, ['sabado']],
    [{ desde: '2026-12-05', fecha: 'sin-fecha' }, ['sabado']],
    [{ desde: '2026-12-05', hasta: '2026-12-14' }, ['sabado', 'lunes']],
  ] as const)('%j', (dates, expected) =>
    expect(ids(inOrder(EVENTS, 'evento', dates, NOW))).toEqual(expected),
  );

  it('a weekly event has its date within a later range', () => {
    const [first, second] = inOrder(EVENTS, 'evento', { desde: '2026-12-05', hasta: '2026-12-14' }, NOW);
    expect([first?.time?.dia, second?.time?.dia]).toEqual(['2026-12-05', '2026-12-07']);
  });

  const course = (id: string, fechaDesde: string | null, fechaHasta: string | null = null): Listed => ({
    owner: anOwner('ana'),
    entry: entryWith('curso', { id, fechaDesde, fechaHasta }),
  });
  const promo = (id: string, fechaDesde: string | null, fechaHasta: string | null): Listed => ({
    owner: anOwner('ana'),
    entry: entryWith('promo', { id, fechaDesde, fechaHasta, categorias: ['Musica'] }),
  });
  const LASTING = [
    course('encurso', '2026-11-01', '2026-12-15'),
    course('manana', '2026-11-26'),
    course('pasado', '2026-01-10', '2026-02-10'),
    course('sinfecha', null),
    promo('vigente', '2026-11-01', '2026-12-01'),
    promo('siempre', '2026-01-01', null),
    promo('futura', '2026-12-10', '2026-12-31'),
    promo('vencida', null, '2026-10-31'),
  ];
  test.each([
    ['curso', {}, ['manana', 'encurso', 'sinfecha', 'pasado']],
    ['curso', { fecha: 'hoy' }, ['encurso']],
    ['curso', { fecha: 'finde' }, ['encurso']],
    ['curso', { fecha: 'mas-adelante' }, ['sinfecha', 'pasado']],
    ['promo', {}, ['vigente', 'futura', 'siempre', 'vencida']],
    ['promo', { fecha: 'hoy' }, ['vigente', 'siempre']],
    ['promo', { fecha: 'mas-adelante' }, ['futura', 'vencida']],
    ['promo', { fecha: 'sin-fecha' }, ['siempre']],
    ['curso', { fecha: 'sin-fecha' }, ['sinfecha']],
  ] as const)('%s, %j', (tipo, dates, expected) =>
    expect(ids(inOrder(LASTING, tipo, dates, NOW))).toEqual(expected),
  );

  it.each(['2026-11-23', '2026-11-25', '2026-11-27', '2026-11-28', '2026-11-29'])(
    'on %s later items are in no window of today, tomorrow or the weekend, and all others are',
    (today) => {
      const now = `${today}T12:00`;
      const soon = (['hoy', 'manana', 'finde'] as const).flatMap((fecha) =>
        ids(inOrder(EVENTS, 'evento', { fecha }, now)),
      );
      const later = ids(inOrder(EVENTS, 'evento', { fecha: 'mas-adelante' }, now));
      const all = ids(inOrder(EVENTS, 'evento', {}, now));
      expect(later).toEqual(all.filter((id) => !soon.includes(id)));
    },
  );
});

test.each([
  [{ modalidad: 'Hibrida' }, { modalidad: 'Virtual' }, true],
  [{ modalidad: 'Hibrida' }, { modalidad: 'Presencial' }, true],
  [{ modalidad: 'Virtual' }, { modalidad: 'Presencial' }, false],
  [{ tarifa: null }, { precio: 'gratis' }, false],
  [{ tarifa: { tipo: 'gorra', pesos: null, periodo: null, aclaracion: '' } }, { precio: 'gorra' }, true],
  [{ tarifa: { tipo: 'gorra', pesos: null, periodo: null, aclaracion: '' } }, { precio: 'pago' }, false],
  [{ tarifa: { tipo: 'desde', pesos: 1, periodo: null, aclaracion: '' } }, { precio: 'pago' }, true],
  [{ categoria: 'Musica' }, { categoria: 'Musica', precio: 'gratis' }, false],
  [{ categoria: 'Musica' }, { categoria: 'Musica' }, true],
] as const)('an entry with %j matches the filter %j: %s', (more, filters, expected) => {
  expect(passes(anEntry('x', more), filters)).toBe(expected);
});

it.each([
  ['curso', { regla: 'FREQ=WEEKLY;BYDAY=MO,SA' }, 'sabado', true],
  ['curso', { regla: 'FREQ=WEEKLY;BYDAY=MO,SA' }, 'martes', false],
  ['curso', { regla: 'FREQ=MONTHLY;BYDAY=1SU' }, 'domingo', true],
  ['curso', {}, 'lunes', false],
  ['evento', { fechaPeriodica: 'Todos los lunes' }, 'lunes', false],
] as const)('a %s with %j is found by the weekday %s: %s', (tipo, more, dia, expected) => {
  expect(passes(entryWith(tipo, { id: 'x', ...more }), { dia })).toBe(expected);
});

it('a course with weekdays is in windows that have one of them', () => {
  // 2026-11-25 is a Wednesday
  const on = (regla: string | undefined, dates: object, span: object = {}) => {
    const entry = entryWith('curso', {
      id: 'x',
      fechaDesde: '2026-11-02',
      fechaHasta: '2026-12-20',
      regla,
      ...span,
    });
    return inOrder([{ owner: anOwner('ana'), entry }], 'curso', dates, NOW).length > 0;
  };
  expect(on('FREQ=WEEKLY;BYDAY=MO,WE', { fecha: 'hoy' })).toBe(true);
  expect(on('FREQ=WEEKLY;BYDAY=MO,TH', { fecha: 'hoy' })).toBe(false);
  expect(on('FREQ=WEEKLY;BYDAY=MO,TH', { fecha: 'manana' })).toBe(true);
  expect(on('FREQ=WEEKLY;BYDAY=MO,TH', { fecha: 'finde' })).toBe(false);
  expect(on('FREQ=WEEKLY;INTERVAL=2;BYDAY=WE', { fecha: 'hoy' })).toBe(false);
  expect(on('FREQ=WEEKLY;INTERVAL=2;BYDAY=WE', { desde: '2026-12-02', hasta: '2026-12-02' })).toBe(true);
  expect(on('FREQ=WEEKLY;BYDAY=TH', { fecha: 'semana' }, { fechaHasta: '2026-11-25' })).toBe(false);
  expect(on(undefined, { fecha: 'hoy' })).toBe(true);
});

it('a creator has at most three cards a day, the last with the count of the rest; undated and past items have no limit', () => {
  const arb = fc.array(
    fc.record({
      uid: fc.constantFrom('ana', 'beto'),
      day: fc.integer({ min: -2, max: 3 }),
      dated: fc.boolean(),
    }),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(arb, (samples) => {
      const all = samples.map(({ uid, day, dated }, i) =>
        listed(`e${i}`, { uid, fechaExacta: dated ? addDays('2026-11-25', day) : null }),
      );
      const list = inOrder(all, 'evento', {}, NOW);
      const shown = withoutCrowds(list);
      expect(ids(shown)).toEqual(ids(list.filter((one) => shown.some(({ id }) => id === one.id))));
      const days = Map.groupBy(
        list.filter(({ phase }) => phase === 'upcoming'),
        ({ dia, entry }) => `${dia} ${entry.uid}`,
      );
      for (const [, ofDay] of days) {
        const there = shown.filter(({ id }) => ofDay.some((one) => one.id === id));
        expect(ids(there)).toEqual(ids(ofDay.slice(0, OF_ONE_CREATOR)));
        const more = Math.max(0, ofDay.length - OF_ONE_CREATOR);
        expect(there.map(({ otros = 0 }) => otros)).toEqual(there.map((_, i) => (i === 2 ? more : 0)));
      }
      expect(shown.filter(({ phase }) => phase !== 'upcoming')).toEqual(
        list.filter(({ phase }) => phase !== 'upcoming'),
      );
    }),
  );
});

it('countDays: counts the events of each day, weekly ones on every date, and returns when the counts change', () => {
  const { counted, changes } = countDays(
    EVENTS.map(({ entry }) => entry),
    NOW,
  );
  expect(counted.dias).toHaveLength(14);
  expect(counted.dias.filter(({ cantidad }) => cantidad > 0)).toEqual([
    { dia: '2026-11-25', cantidad: 2 },
    { dia: '2026-11-28', cantidad: 1 },
    { dia: '2026-11-30', cantidad: 1 },
    { dia: '2026-12-05', cantidad: 1 },
    { dia: '2026-12-07', cantidad: 1 },
  ]);
  expect(changes).toBe('2026-11-25T23:00');
  expect(
    countToCome(
      EVENTS.map(({ entry }) => entry),
      NOW,
    ),
  ).toEqual({ counted: 4, changes: '2026-11-25T23:00' });
  expect(countToCome([], NOW)).toEqual({ counted: 0, changes: '2026-11-26T00:00' });
});
