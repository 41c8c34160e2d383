import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detailWith } from '../../testing/items.ts';
import { RECURRENCIAS, type Recurrencia } from '../evento/recurrencia.ts';
import { nearestDate, reglaOf } from '../evento/regla.ts';
import { addDays } from '../values/fecha.ts';
import { agendaDay, later } from '../values/local-time.ts';
import { LIT_DAYS, shopWindow } from './shop-window.ts';
import { changesAt, isPast } from './time.ts';

const NOW = '2026-11-21T12:00';
const evento = (overrides: { fechaPeriodica?: Recurrencia | null } & Record<string, unknown>) => {
  const regla = reglaOf({ fechaPeriodica: overrides.fechaPeriodica ?? null });
  const first = '2026-11-01';
  return detailWith('evento', {
    ...(regla && { proximaFecha: nearestDate(regla, first, first) }),
    ...overrides,
  });
};
const curso = (overrides: object) => detailWith('curso', overrides);
const DARK = { lit: false, next: null };

describe('a window', () => {
  it('is lit by an event until the minute it ends', () => {
    const milonga = evento({ fechaExacta: '2026-11-21', horaInicio: '21:00', horaFin: '23:30' });
    const next = { tipo: 'evento', id: 'i1', titulo: 'Peña', dia: '2026-11-21', hora: '21:00' };
    expect(shopWindow([milonga], NOW)).toEqual({ lit: true, next });
    expect(shopWindow([milonga], '2026-11-21T23:29')).toEqual({ lit: true, next });
    expect(shopWindow([milonga], '2026-11-21T23:30')).toEqual(DARK);
  });

  it('is dark for a cancelled course', () => {
    const days = { fechaDesde: '2026-11-22' };
    expect(shopWindow([curso(days)], NOW).lit).toBe(true);
    expect(shopWindow([curso({ ...days, estado: 'cancelado' })], NOW)).toEqual(DARK);
  });

  it('is lit from 06:00 seven days ahead; before, it is dark and announces the day', () => {
    const feria = evento({ fechaExacta: '2026-11-29' });
    expect(shopWindow([feria], '2026-11-22T05:59')).toMatchObject({
      lit: false,
      next: { dia: '2026-11-29', hora: null },
    });
    expect(shopWindow([feria], '2026-11-22T06:00').lit).toBe(true);
  });

  it('announces an event after midnight under its evening', () => {
    const after = evento({ fechaExacta: '2026-11-22', horaInicio: '00:30', horaFin: '05:00' });
    expect(shopWindow([after], NOW).next).toMatchObject({ dia: '2026-11-21', hora: '00:30' });
  });

  it('is lit by the nearest day, even beside a course at half past midnight', () => {
    const class_ = curso({ id: 'class', fechaDesde: '2026-11-29', horaInicio: '00:30' });
    const feria = evento({ id: 'feria', fechaExacta: '2026-11-28' });
    expect(shopWindow([class_, feria], NOW)).toMatchObject({ lit: true, next: { id: 'feria' } });
  });

  it('announces the first item; those without an hour come last', () => {
    const day = evento({ id: 'day', fechaExacta: '2026-11-21' });
    const night = evento({ id: 'night', fechaExacta: '2026-11-21', horaInicio: '21:00' });
    const class_ = curso({ id: 'class', fechaDesde: '2026-11-21', horaInicio: '18:00' });
    expect(shopWindow([day, night, class_], NOW).next).toMatchObject({ id: 'class', tipo: 'curso' });
    expect(shopWindow([day, night], NOW).next?.id).toBe('night');
  });

  it('is dark for endless, past and undated items', () => {
    const begun = curso({ fechaDesde: '2026-11-20', fechaHasta: '2026-12-20' });
    const promo = detailWith('promo', { fechaDesde: '2026-11-20', fechaHasta: '2026-11-30' });
    const over = evento({ fechaExacta: '2026-11-20', horaInicio: '21:00' });
    expect(shopWindow([begun, promo, over, evento({})], NOW)).toEqual(DARK);
    expect(shopWindow([], NOW)).toEqual(DARK);
  });
});

describe('any window', () => {
  const dia = fc.integer({ min: -20, max: 40 }).map((days) => addDays('2026-11-21', days));
  const hora = fc.constantFrom(null, '00:30', '09:00', '21:00', '23:45');
  const now = fc.nat(20 * 1440).map((minutes) => later('2026-11-21T00:00', minutes));
  const cards = fc.array(
    fc.oneof(
      fc.record({ fechaExacta: dia, horaInicio: hora, horaFin: hora }).map(evento),
      fc.record({ fechaPeriodica: fc.constantFrom(...RECURRENCIAS), horaInicio: hora }).map(evento),
      fc.record({ fechaDesde: dia, fechaHasta: dia, horaInicio: hora }).map(curso),
    ),
    { maxLength: 5 },
  );

  it('is lit if its announcement is at most a week away and not over', () => {
    fc.assert(
      fc.property(cards, now, (items, at) => {
        const { lit, next } = shopWindow(items, at);
        const days = next ? [agendaDay(at), addDays(agendaDay(at), LIT_DAYS)] : [];
        expect(lit).toBe(next !== null && next.dia <= (days[1] ?? ''));
        if (next?.tipo === 'curso') expect(next.dia >= (days[0] ?? '')).toBe(true);
        const isUpcoming = (item: (typeof items)[number]) =>
          item.tipo === 'evento' && (item.fechaExacta || item.fechaPeriodica) && !isPast(item, at);
        if (items.some(isUpcoming)) expect(next).not.toBeNull();
      }),
    );
  });

  it('with a weekly event is always lit', () => {
    fc.assert(
      fc.property(
        cards,
        fc.constantFrom(...RECURRENCIAS),
        hora,
        now,
        (items, fechaPeriodica, horaInicio, at) => {
          expect(shopWindow([...items, evento({ fechaPeriodica, horaInicio })], at).lit).toBe(true);
        },
      ),
    );
  });

  it('stays the same until its cards change', () => {
    fc.assert(
      fc.property(cards, now, (items, at) => {
        const last = later(changesAt(items, at), -1);
        expect(shopWindow(items, last < at ? at : last)).toEqual(shopWindow(items, at));
      }),
    );
  });
});
