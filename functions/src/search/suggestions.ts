import type { Entry } from 'domain/agenda/entry-schema';
import { type Suggestions, suggestionsSchema } from 'domain/api/schema';
import { occurrence } from 'domain/evento/occurrence';
import { addDays } from 'domain/values/fecha';
import { agendaDay, dayBegins, type LocalTime, localTime, momentOf } from 'domain/values/local-time';
import type { Timed } from '../shared/lifetime.ts';
import type { Searches, Source } from './searches.ts';

export interface SuggestionDeps {
  searches: Searches;
  /** What is on in a place and around it; without one, everywhere. */
  entriesOf: (en: string | undefined) => Promise<readonly Source[]>;
  now: () => Date;
}

/** The most of each that is suggested. */
const MOST = { items: 6, creadores: 3 };

/** When something is over; `null` for what has no last day. */
function endOf(entry: Entry, now: LocalTime): LocalTime | null {
  if (entry.tipo === 'evento') return occurrence(entry, now)?.ends ?? null;
  const last = entry.fechaHasta ?? (entry.tipo === 'curso' ? entry.fechaDesde : null);
  return last && dayBegins(addDays(last, 1));
}

/**
 * `GET /api/agenda/sugerencias`: what is meant by what is being typed, of what is not over; a title of one creator once. It reads what `entriesOf` does.
 * @throws what `entriesOf` throws
 */
export async function suggestions(
  { searches, entriesOf, now }: SuggestionDeps,
  { q, en }: { q: string; en?: string | undefined },
): Promise<Timed<Suggestions>> {
  const sources = await entriesOf(en);
  const at = now();
  const time = localTime(at);
  const found = searches.over(sources).suggest(q);

  const wanted = new Set(found.map(({ tipo, id }) => `${tipo}/${id}`));
  const entries = new Map(
    sources
      .flatMap((source) => source.entries.filter(({ tipo, id }) => wanted.has(`${tipo}/${id}`)))
      .map((entry) => [`${entry.tipo}/${entry.id}`, entry]),
  );
  const items = new Map<string, Entry>();
  const creadores: Suggestions['creadores'] = [];
  let changes = dayBegins(addDays(agendaDay(time), 1));
  for (const { tipo, id } of found) {
    const entry = entries.get(`${tipo}/${id}`);
    const ends = entry ? endOf(entry, time) : null;
    const key = entry && `${entry.uid} ${entry.titulo}`;
    if (entry && key && items.size < MOST.items && !items.has(key) && !(ends && ends <= time)) {
      items.set(key, entry);
      if (ends && ends < changes) changes = ends;
    }
    const owner = tipo !== 'creador' ? undefined : sources.map(({ owners }) => owners[id]).find(Boolean);
    if (owner?.username && creadores.length < MOST.creadores) creadores.push(owner);
  }
  return {
    body: suggestionsSchema.parse({ items: [...items.values()], creadores }),
    trueFor: Math.floor((momentOf(changes).getTime() - at.getTime()) / 1000),
  };
}
