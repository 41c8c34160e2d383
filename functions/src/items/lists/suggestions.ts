import { standsUntil } from '@vidriera/domain/agenda/over';
import { type Suggestions, type SuggestionsParams, suggestionsSchema } from '@vidriera/domain/api/schema';
import { TIPOS_AGENDA } from '@vidriera/domain/values/ids';
import { type LocalTime, localTime, momentOf, wordsChange } from '@vidriera/domain/values/local-time';
import type { Timed } from '../../base/time/lifetime.ts';
import { distinct } from '../search/distinct.ts';
import type { Lists } from './lists.ts';

export interface SuggestionDeps {
  lists: Pick<Lists, 'found'>;
  now: () => Date;
}

const MOST = { items: 6, creadores: 3 };

/**
 * `GET /api/agenda/sugerencias`: the first current results, with each creator's titles once. Read like lists.
 */
export async function suggestions(
  { lists, now }: SuggestionDeps,
  { literal, fecha, desde, hasta, ...request }: SuggestionsParams,
): Promise<Timed<Suggestions>> {
  const at = now();
  const time = localTime(at);
  const dates = { fecha, desde, hasta };
  const found = await Promise.all(
    TIPOS_AGENDA.map((tipo) =>
      lists.found({ ...request, literal: literal !== undefined }, tipo, dates, time),
    ),
  );
  const current = found
    .flatMap(({ list }) => list.filter(({ phase }) => phase !== 'past'))
    .map((one) => ({ one, isUndated: one.entry.tipo === 'evento' && one.phase === 'sinFecha' }))
    .sort((a, b) => Number(a.isUndated) - Number(b.isUndated) || b.one.weight - a.one.weight);
  const titles = distinct(current, ({ one: { entry } }) => `${entry.uid} ${entry.titulo}`);
  const shown = titles.slice(0, MOST.items);
  const ends = shown.map(({ one }) => standsUntil(one.entry, time));
  const changes = ends.reduce<LocalTime>(
    (soonest, end) => (end && end < soonest ? end : soonest),
    wordsChange(time),
  );
  return {
    body: suggestionsSchema.parse({
      items: shown.map(({ one }) => one.entry),
      creadores: (found[0]?.creators ?? []).filter(({ username }) => username).slice(0, MOST.creadores),
    }),
    trueFor: Math.floor((momentOf(changes).getTime() - at.getTime()) / 1000),
  };
}
