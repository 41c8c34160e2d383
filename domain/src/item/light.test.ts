import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyItem } from '../../testing/items.ts';
import { RECURRENCIAS } from '../evento/recurrencia.ts';
import { addDays, midnight } from '../values/fecha.ts';
import { uidSchema } from '../values/ids-schema.ts';
import { agendaDay, dayBegins, later, localTime, momentOf } from '../values/local-time.ts';
import { whenStored } from '../when/of-stored.ts';
import { dateAt } from '../when/when.ts';
import { STORED_SCHEMA, type Stored } from './kinds-schema.ts';
import { lightsOf, litUntil } from './light.ts';
import { cardOf } from './public-item.ts';
import { shopWindow } from './shop-window.ts';

type Timed = 'evento' | 'curso';
const usuario = { id: uidSchema.parse('u1'), username: 'bar', nombre: 'Bar', imagen: null };
const stored = <T extends Timed | 'promo' | 'link'>(
  tipo: T,
  overrides: object,
): { tipo: T; doc: Stored[T] } => ({
  tipo,
  doc: STORED_SCHEMA[tipo].parse({
    ...emptyItem(tipo),
    titulo: 'Peña',
    descripcion: 'x',
    enlace: 'https://ejemplo.com/',
    refUsuario: { id: 'u1', path: 'user/u1' },
    ...overrides,
  }) as Stored[T],
});

const dia = fc.integer({ min: -20, max: 40 }).map((days) => midnight(addDays('2026-11-21', days)));
const hora = fc.constantFrom(
  null,
  ...['00:30', '05:30', '09:00', '21:00', '23:45'].map((time) => new Date(`1970-01-01T${time}:00Z`)),
);
const ofDays = fc.record({ fechaDesde: dia, fechaHasta: fc.option(dia), horaInicio: hora, horaFin: hora });
/** Rules that leave gaps, and dates that are off. */
const gapped = fc
  .record({
    regla: fc.constantFrom(
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
      'FREQ=MONTHLY;BYDAY=-1SU',
      'FREQ=WEEKLY;BYDAY=MO,TH',
    ),
    fechaDesde: dia,
    horaInicio: hora,
    horaFin: hora,
    excepciones: fc.uniqueArray(
      fc.integer({ min: -20, max: 60 }).map((days) => `${addDays('2026-11-21', days)}|cancelado`),
      { maxLength: 20 },
    ),
  })
  .map((fields) => stored('evento', fields));
const NOW = momentOf('2026-11-14T12:00');
const items = fc.array(
  fc.oneof(
    fc
      .record({ fechaExacta: dia, horaInicio: hora, horaFin: hora })
      .map((fields) => stored('evento', fields)),
    fc
      .tuple(fc.constantFrom(...RECURRENCIAS), ofDays, fc.boolean())
      .map(([fechaPeriodica, days, isEndless]) =>
        stored('evento', {
          ...days,
          fechaPeriodica,
          ...(isEndless && { fechaDesde: null, fechaHasta: null }),
        }),
      ),
    gapped,
    fc
      .tuple(ofDays, fc.constantFrom('programado', 'cancelado'))
      .map(([days, estado]) => stored('curso', { ...days, estado })),
  ),
  { maxLength: 4 },
);
const moments = fc.nat(30 * 1440).map((minutes) => momentOf(later('2026-11-14T00:00', minutes)));

const lit = (all: { tipo: Timed; doc: Stored[Timed] }[], now: Date) =>
  all.flatMap(({ tipo, doc }) => lightsOf(tipo, doc, now));
const windowAt = (all: { tipo: Timed; doc: Stored[Timed] }[], now: Date) =>
  shopWindow(
    all.map(({ tipo, doc }, i) => cardOf(tipo, doc, { id: `i${i}`, usuario, now })),
    localTime(now),
  );

describe('spans in which items light a window', () => {
  it('match the times at which their owner’s window is lit', () => {
    fc.assert(
      fc.property(items, moments, (all, now) => {
        expect(litUntil(lit(all, now), now) !== null).toBe(windowAt(all, now).lit);
      }),
      { numRuns: 1000 },
    );
  });

  it('stay true until the date after is over, when the night makes them anew', () => {
    fc.assert(
      fc.property(gapped, moments, fc.nat(60 * 1440), (item, made, minutes) => {
        const next = dateAt(whenStored('evento', item.doc), localTime(made));
        const at = localTime(new Date(made.getTime() + minutes * 60_000));
        if (!next || next.ends <= localTime(made) || at >= next.ends) return;
        expect(litUntil(lit([item], made), momentOf(at)) !== null).toBe(windowAt([item], momentOf(at)).lit);
      }),
      { numRuns: 1000 },
    );
  });

  it('end at their exact time', () => {
    fc.assert(
      fc.property(items, moments, (all, now) => {
        const lights = lit(all, now);
        const until = litUntil(lights, now);
        if (!until) return;
        const tomorrow = dayBegins(addDays(agendaDay(localTime(now)), 1));
        expect(until > localTime(now) && until <= tomorrow).toBe(true);
        expect(litUntil(lights, momentOf(later(until, -1)))).toBe(until);
        if (until < tomorrow) expect(litUntil(lights, momentOf(until))).toBeNull();
      }),
    );
  });
});

it('a cancelled course lights nothing until it is restored', () => {
  const light = (estado: string) =>
    lightsOf('curso', stored('curso', { fechaDesde: midnight('2026-11-20'), estado }).doc, NOW);
  expect(light('cancelado')).toEqual([]);
  expect(light('programado')).toHaveLength(1);
});

it.each(['promo', 'link'] as const)('a %s lights nothing', (tipo) => {
  const days = { fechaDesde: midnight('2026-11-20'), fechaHasta: midnight('2026-11-30') };
  expect(lightsOf(tipo, stored(tipo, days).doc, NOW)).toEqual([]);
});
