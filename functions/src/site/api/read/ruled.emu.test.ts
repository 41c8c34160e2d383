import { midnight } from '@vidriera/domain/values/fecha';
import { agendaDay, localTime } from '@vidriera/domain/values/local-time';
import { expect, test } from 'vitest';
import { rollDates } from '../../../jobs/daily/roll-dates.ts';
import { repairedLists } from '../../../testing/agenda.ts';
import { creador, publish } from '../../../testing/data.ts';
import { project } from '../../../testing/project.ts';
import { explore } from './explore.ts';
import { readPage } from './page.ts';
import { plan } from './plan.ts';

const deps = project('ruled');
const hours = {
  horaInicio: new Date('1970-01-01T20:00:00Z'),
  horaFin: new Date('1970-01-01T22:00:00Z'),
};
const ruled = (regla: string, first: string, more: object = {}) => ({
  ...hours,
  regla: `FREQ=${regla}`,
  fechaDesde: midnight(first),
  ...more,
});

/** Returns a creator's events, page after page. */
async function all(now: Date, limit: number): Promise<string[]> {
  const planned = plan({ tipo: 'evento', uid: 'ana' }, agendaDay(localTime(now)));
  const seen: string[] = [];
  let from = null;
  do {
    const page = await readPage(deps.db, planned, { from, now, limit });
    seen.push(...page.items.map(({ id }) => id));
    from = page.more;
  } while (from);
  return seen;
}

test('events with a rule are listed by their next date, also before the nightly run', async () => {
  await creador(deps.db, 'ana');
  await publish(deps, 'evento', 'ana', {
    lunesyjueves: ruled('WEEKLY;BYDAY=MO,TH', '2026-11-23'),
    cadadosjueves: ruled('WEEKLY;INTERVAL=2;BYDAY=TH', '2026-11-26'),
    otrojueves: ruled('WEEKLY;INTERVAL=2;BYDAY=TH', '2026-12-03'),
    ultimojueves: ruled('MONTHLY;BYDAY=-1TH', '2026-11-26'),
    suspendido: ruled('WEEKLY;BYDAY=TH,FR', '2026-11-26', { excepciones: ['2026-11-27|cancelado'] }),
    terminado: ruled('WEEKLY;BYDAY=WE,TH', '2026-11-26', { fechaHasta: midnight('2026-11-26') }),
    jueves: { ...hours, fechaPeriodica: 'Todos los jueves' },
    sabado: { ...hours, fechaExacta: midnight('2026-11-28') },
    navidad: { ...hours, fechaExacta: midnight('2026-12-25') },
  });
  const now = new Date('2026-11-26T22:30:00-03:00');
  const expected = [
    'sabado',
    'lunesyjueves',
    'jueves',
    'otrojueves',
    'suspendido',
    'cadadosjueves',
    'navidad',
    'ultimojueves',
    'terminado',
  ];
  for (const limit of [1, 2, 3, 9, 24]) expect(await all(now, limit), String(limit)).toEqual(expected);
  await rollDates({ ...deps, now: () => now });
  for (const limit of [1, 2, 24]) expect(await all(now, limit), `${limit}, rolled`).toEqual(expected);

  const lists = await repairedLists(deps);
  const on = async (query: object) =>
    (
      await explore({ lists, now: () => now }, { tipo: 'evento', q: '', cursor: null, ...query } as never)
    ).items.map(({ id }) => id);
  expect(await on({})).toEqual(expected.slice(0, -1));
  expect(await on({ fecha: 'finde' })).toEqual(['sabado']);
  // A list without words has three of one creator and day.
  const onDay = async (dia: string) => (await on({ q: 'evento', desde: dia, hasta: dia })).sort();
  const always = ['jueves', 'lunesyjueves'];
  expect(await onDay('2026-12-03')).toEqual([...always, 'otrojueves', 'suspendido']);
  expect(await onDay('2026-12-10')).toEqual(['cadadosjueves', ...always, 'suspendido']);
  expect(await onDay('2026-12-31')).toEqual([...always, 'otrojueves', 'suspendido', 'ultimojueves']);
  expect(await onDay('2026-11-27')).toEqual([]);
});
