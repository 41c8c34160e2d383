import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventSchema, type FiguresEvent } from './event-schema.ts';
import { KINDS, SOURCES } from './kinds.ts';
import { add, byKind, bySource, cappedAt, counted, type Month, monthOf, NOTHING, sum } from './month.ts';
import { monthSchema } from './month-schema.ts';
import {
  cappedIn,
  daysOf,
  monthsOf,
  periodBefore,
  periodOf,
  SPANS,
  type Span,
  stepsOf,
  totalOf,
} from './periods.ts';

const NOON = new Date('2026-11-27T12:00:00-03:00');
const view: FiguresEvent = { kind: 'item', source: 'qr', of: 'evento/pena' };

describe('an event', () => {
  it.each([
    view,
    { kind: 'profile', source: 'none', of: 'perfil/ana.gomez' },
    { kind: 'link', source: 'instagram', of: 'link/0a1b' },
  ])('%j is taken', (event) => expect(eventSchema.safeParse(event).success).toBe(true));

  it.each([
    { ...view, uid: 'ana' },
    { ...view, kind: 'like' },
    { ...view, source: 'https://example.com' },
    { ...view, of: 'evento/a/b' },
    { ...view, of: 'user/ana' },
    { ...view, of: 'evento/' },
    { ...view, of: `evento/${'a'.repeat(129)}` },
    { ...view, of: 'perfil/ana' },
    { kind: 'profile', source: 'qr', of: 'evento/pena' },
    { kind: 'calendar', source: 'qr', of: 'perfil/ana' },
    { kind: 'item', source: 'qr' },
    [view],
  ])('%j is refused', (event) => expect(eventSchema.safeParse(event).success).toBe(false));
});

const event = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    source: fc.constantFrom(...SOURCES),
    of: fc.constantFrom('perfil/ana', 'evento/a', 'curso/b', 'promo/c', 'link/d'),
  })
  .filter((one) => eventSchema.safeParse(one).success);
/** The minutes around the end of November in Argentina, which is three hours behind UTC. */
const moment = fc
  .integer({ min: -300, max: 300 })
  .map((m) => new Date(Date.parse('2026-12-01T03:00:00Z') + m * 60_000));
const sent = fc.array(fc.record({ event, moment }), { maxLength: 60 });

type Sent = { event: FiguresEvent; moment: Date };
function tallied(all: Sent[]): Map<string, Month> {
  const months = new Map<string, Month>();
  for (const one of all) {
    const name = monthOf(one.moment);
    months.set(name, add(months.get(name) ?? NOTHING, counted(one.event, one.moment)));
  }
  return months;
}

describe('adding', () => {
  it('gives the same in any order and any grouping', () => {
    fc.assert(
      fc.property(sent, fc.func(fc.integer()), fc.nat(60), (all, rank, cut) => {
        const order = [...all].sort((a, b) => rank(a) - rank(b));
        expect(tallied(order)).toEqual(tallied(all));
        const [first, second] = [tallied(all.slice(0, cut)), tallied(all.slice(cut))];
        for (const [name, month] of tallied(all))
          expect(add(first.get(name) ?? NOTHING, second.get(name) ?? NOTHING)).toEqual(month);
      }),
    );
  });

  it('loses no event, doubles none, and each is in its month of Argentina', () => {
    fc.assert(
      fc.property(sent, (all) => {
        const months = tallied(all);
        for (const kind of KINDS) {
          const sum = [...months].flatMap(([, { days }]) =>
            Object.values(days).map((day) => byKind(day)[kind]),
          );
          const expected = all.filter((one) => one.event.kind === kind).length;
          expect(sum.reduce((a, b) => a + b, 0)).toBe(expected);
        }
        const early = all.filter((one) => one.moment.getTime() < Date.parse('2026-12-01T00:00:00-03:00'));
        expect(months.get('2026-11')).toEqual(tallied(early).get('2026-11'));
        const period = { from: '2026-11-30', to: '2026-12-01' };
        const total = totalOf(months, period);
        for (const source of SOURCES)
          expect(bySource(total, KINDS)[source]).toBe(
            all.filter((one) => one.event.source === source).length,
          );
      }),
    );
  });

  it('a repeated event counts again; a mark of an hour stands once', () => {
    const twice = add(counted(view, NOON), counted(view, NOON));
    expect(twice).toEqual({
      days: { 27: { item: { qr: 2 } } },
      items: { 'evento/pena': { item: 2 } },
      capped: [],
    });
    expect(add(cappedAt(NOON), cappedAt(NOON))).toEqual({ ...NOTHING, capped: ['27T12'] });
  });

  it('a stored month reads back, and what it does not know counts nothing', () => {
    const month = counted(view, NOON);
    expect(monthSchema.parse({ ...month, expiresAt: NOON })).toEqual(month);
    expect(monthSchema.parse({ days: { '01': 'x' }, items: 3 })).toEqual({ ...NOTHING, days: { '01': {} } });
  });
});

describe('periods', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((d) => d.toISOString().slice(0, 10));
  const span = fc.constantFrom(...(Object.keys(SPANS) as Span[]));

  it('hold as many days as the one before, which ends the day before', () => {
    fc.assert(
      fc.property(span, day, (one, today) => {
        const period = periodOf(one, today);
        const before = periodBefore(one, period);
        expect(daysOf(before)).toHaveLength(SPANS[one]);
        expect([...daysOf(before), ...daysOf(period)]).toHaveLength(2 * SPANS[one]);
        expect(new Set([...daysOf(before), ...daysOf(period)]).size).toBe(2 * SPANS[one]);
      }),
    );
  });

  it('a year touches at most 13 months, with the one before 25', () => {
    fc.assert(
      fc.property(day, (today) => {
        const year = periodOf('anio', today);
        const both = { from: periodBefore('anio', year).from, to: today };
        expect(monthsOf(year).length).toBeLessThanOrEqual(13);
        expect(monthsOf(both).length).toBeLessThanOrEqual(25);
      }),
    );
  });

  it('the steps of a period add up to its total', () => {
    fc.assert(
      fc.property(sent, span, (all, one) => {
        const months = tallied(all);
        const period = periodOf(one, '2026-12-01');
        const steps = stepsOf(months, one, period);
        for (const kind of KINDS)
          expect(sum(steps.map(({ day }) => byKind(day)[kind]))).toBe(byKind(totalOf(months, period))[kind]);
      }),
    );
  });

  it('name the capped hours in them', () => {
    const months = new Map([['2026-11', { ...NOTHING, capped: ['27T21', '02T09'] }]]);
    expect(cappedIn(months, periodOf('semana', '2026-11-28'))).toEqual(['2026-11-27T21']);
  });
});
