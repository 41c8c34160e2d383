import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anOwner, entryWith } from '../../testing/agenda.ts';
import { RECURRENCIAS } from '../evento/recurrencia.ts';
import { addDays } from '../values/fecha.ts';
import { agendaDay, later } from '../values/local-time.ts';
import { countDays } from './days.ts';
import type { AgendaEntry } from './entry-schema.ts';
import { inOrder } from './list.ts';

const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const arbDia = fc.integer({ min: -10, max: 25 }).map((days) => addDays('2026-11-25', days));
const arbHora = option(fc.constantFrom('00:30', '05:59', '06:00', '12:00', '21:00', '23:30'));
const estado = fc.constantFrom(undefined, undefined, 'cancelado', 'pospuesto', 'reprogramado');
const exact = fc
  .record({ fechaExacta: arbDia, fechaFin: option(arbDia) })
  .map(({ fechaExacta, fechaFin }) => ({
    fechaExacta,
    fechaFin: fechaFin && fechaFin > fechaExacta ? fechaFin : null,
  }));
const weekly = fc.record({
  fechaPeriodica: fc.constantFrom(...RECURRENCIAS),
  fechaDesde: option(arbDia),
  excepciones: fc.array(
    fc.tuple(arbDia, fc.constantFrom('cancelado', '02:00|04:00')).map((one) => one.join('|')),
    { maxLength: 4 },
  ),
});
const event = fc
  .tuple(
    fc.oneof(exact, weekly, fc.constant({})),
    fc.record({ horaInicio: arbHora, horaFin: arbHora, estado }),
  )
  .map(([date, more]) => ({ tipo: 'evento' as const, ...date, ...more }));
const lasting = fc.record({
  tipo: fc.constantFrom('curso' as const, 'promo' as const),
  fechaDesde: option(arbDia),
  fechaHasta: option(arbDia),
  estado: fc.constantFrom(undefined, 'cancelado'),
});
const arbEntries = fc
  .array(fc.oneof(event, lasting), { maxLength: 20 })
  .map((all): AgendaEntry[] =>
    all.map(({ tipo, ...fields }, i) => entryWith(tipo, { id: `i${i}`, ...fields })),
  );
const arbNow = fc.nat(14 * 1440).map((minutes) => later('2026-11-23T00:00', minutes));

it('countDays: each day’s count equals the length of that day’s list of events', () => {
  fc.assert(
    fc.property(arbEntries, arbNow, (entries, now) => {
      const listed = entries.map((entry) => ({ entry, owner: anOwner('ana') }));
      const found = (dates: Parameters<typeof inOrder>[2]) => inOrder(listed, 'evento', dates, now).length;
      const { dias } = countDays(entries, now).counted;
      const counts = dias.map(({ cantidad }) => cantidad);
      expect(dias[0]?.dia).toBe(agendaDay(now));
      expect(counts).toEqual(dias.map(({ dia }) => found({ desde: dia, hasta: dia })));
      expect(counts.slice(0, 2)).toEqual([found({ fecha: 'hoy' }), found({ fecha: 'manana' })]);
    }),
  );
});
