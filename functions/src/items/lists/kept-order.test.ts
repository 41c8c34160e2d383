import type { AgendaEntry, AgendaPart } from '@vidriera/domain/agenda/entry-schema';
import { type Dates, inOrder } from '@vidriera/domain/agenda/list';
import { RECURRENCIAS } from '@vidriera/domain/evento/recurrencia';
import { addDays } from '@vidriera/domain/values/fecha';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { later } from '@vidriera/domain/values/local-time';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anOwner, entryWith } from '../../../../domain/testing/agenda.ts';
import { keptOrders } from './kept-order.ts';

const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const arbDia = fc.integer({ min: -5, max: 12 }).map((days) => addDays('2026-11-25', days));
const arbHora = option(fc.constantFrom('00:30', '05:59', '06:00', '12:00', '21:00', '23:30'));
const estado = fc.constantFrom(undefined, undefined, 'cancelado', 'pospuesto', 'reprogramado');
const weekly = fc.record({
  fechaPeriodica: fc.constantFrom(...RECURRENCIAS),
  fechaDesde: option(arbDia),
  excepciones: fc.array(
    fc.tuple(arbDia, fc.constantFrom('cancelado', '02:00|04:00')).map((one) => one.join('|')),
    { maxLength: 4 },
  ),
});
const ruled = fc.record({
  regla: fc.constantFrom(
    ...['FREQ=WEEKLY;BYDAY=MO,TH', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE,SA', 'FREQ=MONTHLY;BYDAY=-1FR'],
  ),
  fechaDesde: arbDia,
});
const exact = fc.record({ fechaExacta: arbDia, fechaFin: option(arbDia) });
const event = fc
  .tuple(
    fc.oneof(exact, weekly, ruled, fc.constant({})),
    fc.record({ horaInicio: arbHora, horaFin: arbHora, estado }),
  )
  .map(([date, more]) => ({ tipo: 'evento' as const, ...date, ...more }));
const lasting = fc.record({
  tipo: fc.constantFrom('curso' as const, 'promo' as const),
  fechaDesde: option(arbDia),
  fechaHasta: option(arbDia),
  estado: fc.constantFrom(undefined, 'cancelado'),
});
const arbPart = fc
  .array(fc.oneof(event, lasting), { maxLength: 15 })
  .map((all): AgendaEntry[] =>
    all.map(({ tipo, ...fields }, i) => entryWith(tipo, { id: `i${i}`, ...fields })),
  )
  .map((entries) => ({ owners: { ana: anOwner('ana') }, entries }) as AgendaPart);
const arbDates: fc.Arbitrary<Dates> = fc.oneof(
  fc.constant({}),
  fc.record({
    fecha: fc.constantFrom('hoy', 'manana', 'finde', 'semana', 'mes', 'mas-adelante', 'sin-fecha'),
  }),
  fc.record({ desde: arbDia }),
);
const arbNow = fc.nat(12 * 1440).map((minutes) => later('2026-11-23T00:00', minutes));

it('keptOrders: equals the plain order without past entries, at any minute', () => {
  fc.assert(
    fc.property(
      arbPart,
      fc.array(fc.record({ now: arbNow, dates: arbDates, tipo: fc.constantFrom(...TIPOS_AGENDA) }), {
        maxLength: 12,
      }),
      (part, questions) => {
        const orderOf = keptOrders();
        const listed = part.entries.map((entry) => ({ entry, owner: anOwner('ana') }));
        for (const { now, dates, tipo } of [...questions, ...questions]) {
          const plain = inOrder(listed, tipo, dates, now).filter(({ phase }) => phase !== 'past');
          expect(orderOf(part, tipo, dates, now)).toEqual(plain);
        }
      },
    ),
    { numRuns: 300 },
  );
});

it('keptOrders: returns the same list while nothing in it moves', () => {
  const entry = entryWith('evento', { id: 'a', fechaExacta: '2026-11-25', horaInicio: '21:00' });
  const part = { owners: { [entry.uid]: anOwner('ana') }, entries: [entry] } as AgendaPart;
  const orderOf = keptOrders();
  const at = (now: string) => orderOf(part, 'evento', {}, now);
  expect(at('2026-11-25T20:00')).toBe(at('2026-11-25T23:59'));
  expect(at('2026-11-26T00:00')).toEqual([]);
  expect(at('2026-11-25T20:00')).toHaveLength(1);
});
