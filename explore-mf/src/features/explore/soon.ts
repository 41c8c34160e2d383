import { apiPaths } from '@vidriera/domain/api/api';
import { type Page, pageSchema } from '@vidriera/domain/api/schema';
import { addDays, type Dia, range } from '@vidriera/domain/values/fecha';
import { agendaDay, type LocalTime } from '@vidriera/domain/values/local-time';
import { type Result, result } from '@vidriera/kit/data/result';
import type { apiFrom } from '@vidriera/kit/requests/api';
import { failureWords } from './filters.ts';
import { ROW } from './row.ts';

/** Cards of the first part: a poster and two beside it. */
const FIRST = 3;
/** Cards of the shortest row of several. */
const SHORT_ROW = 3;

export interface SoonEvents {
  fecha: 'hoy' | 'manana' | 'finde';
  /** A short shelf goes on with the events of this one. */
  until?: 'finde';
  /** Its first events, without those of earlier parts; `more`: whether there are others, or some that narrow screens hide. */
  events: Result<{ items: Page['items']; more: boolean }>;
}

/** Returns the parts' windows. The weekend starts after tomorrow; it is left out when it is over. */
function windowsFrom(today: Dia): [SoonEvents['fecha'], { fecha: string } | { desde: Dia; hasta: Dia }][] {
  const [friday, sunday] = range('finde', today);
  const next = addDays(today, 2);
  const desde = friday < next ? next : friday;
  const near: ReturnType<typeof windowsFrom> = [
    ['hoy', { fecha: 'hoy' }],
    ['manana', { fecha: 'manana' }],
  ];
  return desde > sunday ? near : [...near, ['finde', { desde, hasta: sunday }]];
}

/** Reads the events of today, tomorrow and the weekend. Empty parts are left out; a failed one has its message. */
export async function readSoon(
  api: ReturnType<typeof apiFrom>,
  en: string | undefined,
  now: LocalTime,
): Promise<SoonEvents[]> {
  // Enough for the cards of earlier parts, plus one that tells of more.
  const read = await Promise.all(
    windowsFrom(agendaDay(now)).map(async ([fecha, days], i) => {
      const limit = FIRST + ROW * i + 1;
      const page = api(pageSchema, apiPaths.explore, { tipo: 'evento', en, ...days, limit });
      return { fecha, page: await result(page, failureWords('evento')) };
    }),
  );
  const shown = new Set<string>();
  const parts: SoonEvents[] = [];
  for (const { fecha, page } of read) {
    if ('error' in page) {
      parts.push({ fecha, events: page });
      continue;
    }
    const fresh = page.value.items.filter(({ id }) => !shown.has(id));
    const items = fresh.slice(0, parts.length === 0 ? FIRST : ROW);
    if (items.length === 0) continue;
    for (const { id } of items) shown.add(id);
    parts.push({
      fecha,
      events: { value: { items, more: fresh.length > (parts.length === 0 ? FIRST : SHORT_ROW) } },
    });
  }
  return joined(parts);
}

/** Tomorrow's shelf of one or two cards goes on with the weekend. */
function joined(parts: SoonEvents[]): SoonEvents[] {
  const at = parts.findIndex(({ fecha }) => fecha === 'manana');
  const [short, next] = [parts[at], parts[at + 1]];
  if (at < 1 || !short || !next || 'error' in short.events || 'error' in next.events) return parts;
  if (short.events.value.items.length >= SHORT_ROW) return parts;
  const items = [...short.events.value.items, ...next.events.value.items];
  const more = next.events.value.more || items.length > SHORT_ROW;
  const both: SoonEvents = {
    ...short,
    until: 'finde',
    events: { value: { items: items.slice(0, ROW), more } },
  };
  return [...parts.slice(0, at), both, ...parts.slice(at + 2)];
}
