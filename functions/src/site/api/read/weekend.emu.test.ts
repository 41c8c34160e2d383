import { midnight } from '@vidriera/domain/values/fecha';
import { beforeAll, expect, test } from 'vitest';
import type { Lists } from '../../../items/lists/lists.ts';
import { repairedLists } from '../../../testing/agenda.ts';
import { creador, publish } from '../../../testing/data.ts';
import { project } from '../../../testing/project.ts';
import { cursorSchema } from './cursor.ts';
import { type ExploreRequest, explore } from './explore.ts';

const deps = project('weekend');
const hora = (text: string | null) => text && new Date(`1970-01-01T${text}:00Z`);
const event = (fechaExacta: string, from: string | null, to: string | null = null) => ({
  fechaExacta: midnight(fechaExacta),
  horaInicio: hora(from),
  horaFin: hora(to),
});
const weekly = (day: string, from: string, to: string) => ({
  fechaPeriodica: `Todos los ${day}`,
  horaInicio: hora(from),
  horaFin: hora(to),
});

let lists: Lists;
beforeAll(async () => {
  await creador(deps.db, 'ana');
  await publish(deps, 'evento', 'ana', {
    miercoles: event('2026-11-25', '20:00', '22:00'),
    jueves: event('2026-11-26', '22:00', '08:00'),
    juevestarde: event('2026-11-27', '02:00', '05:00'),
    juevestermina: event('2026-11-26', null, '06:00'),
    viernes: event('2026-11-27', '06:00', '07:00'),
    sabado: event('2026-11-28', null),
    domingo: event('2026-11-29', '20:00', '23:00'),
    domingotarde: event('2026-11-30', '01:00', '05:30'),
    domingotermina: event('2026-11-29', null, '06:00'),
    lunes: event('2026-11-30', '06:00', '09:00'),
    diciembre: event('2026-12-05', '21:00'),
    ayer: event('2026-11-24', '21:00'),
    sinfecha: {},
    cadamiercoles: weekly('miércoles', '18:00', '19:00'),
    cadaviernes: weekly('viernes', '18:00', '19:00'),
    cadadomingo: weekly('domingos', '18:00', '19:00'),
    cadalunes: weekly('lunes', '18:00', '19:00'),
  });
  lists = await repairedLists(deps);
});

async function all(now: Date, request: Omit<ExploreRequest, 'cursor'>): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const position = cursor ? cursorSchema.parse(cursor) : null;
    const page = await explore({ lists, now: () => now }, { ...request, q: 'evento', cursor: position });
    if (page.cursor)
      expect(page.items, 'a page that others follow is full').toHaveLength(request.limit ?? 24);
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.cursor;
  }
  return seen;
}

const SUNDAY_NIGHT = ['domingotarde', 'domingotermina'];
const WEEKEND = ['viernes', 'cadaviernes', 'sabado', 'cadadomingo', 'domingo', ...SUNDAY_NIGHT];

test.each([
  ['2026-11-25T12:00', 16, WEEKEND],
  ['2026-11-27T05:59', 14, WEEKEND],
  ['2026-11-27T06:00', 13, WEEKEND],
  ['2026-11-28T07:00', 11, WEEKEND.slice(2)],
  ['2026-11-29T18:59', 10, WEEKEND.slice(3)],
  ['2026-11-29T23:30', 9, SUNDAY_NIGHT],
  ['2026-11-30T05:00', 9, SUNDAY_NIGHT],
  ['2026-11-30T06:00', 7, ['cadaviernes', 'diciembre', 'cadadomingo']],
])(
  'at %s mas-adelante is the list without today, tomorrow and the weekend, in its order',
  async (time, size, expected) => {
    const now = new Date(`${time}:00-03:00`);
    const whole = await all(now, { tipo: 'evento' });
    expect(new Set(whole).size).toBe(size); // no past ones
    expect(whole).toHaveLength(size);
    expect(await all(now, { tipo: 'evento', fecha: 'finde' })).toEqual(expected);
    const soon = new Set(
      (
        await Promise.all(
          (['hoy', 'manana', 'finde'] as const).map((fecha) => all(now, { tipo: 'evento', fecha })),
        )
      ).flat(),
    );
    const laterIds = whole.filter((id) => !soon.has(id));
    for (const limit of [1, 2, 3, 5, 8, 24]) {
      expect(await all(now, { tipo: 'evento', fecha: 'mas-adelante', limit }), String(limit)).toEqual(
        laterIds,
      );
    }
  },
);
