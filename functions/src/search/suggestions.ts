import type { Entry, EntryOwner } from 'domain/agenda/entry-schema';
import { datedEntry } from 'domain/agenda/order';
import { type Suggestions, suggestionsSchema } from 'domain/api/schema';
import { occurrence } from 'domain/evento/occurrence';
import { addDays } from 'domain/values/fecha';
import { agendaDay, dayBegins, type LocalTime, localTime, momentOf } from 'domain/values/local-time';
import type { Lists } from '../agenda/lists.ts';
import type { Timed } from '../shared/lifetime.ts';
import { distinct } from './distinct.ts';
import type { Found } from './search.ts';
import type { Searched } from './search-over.ts';

export interface SuggestionDeps {
  lists: Pick<Lists, 'searched'>;
  now: () => Date;
}

/** The most of each that is suggested. */
const MOST = { items: 6, creadores: 3 };

/** When something is over; `null` for what has no last day. */
function endOf(entry: Entry, now: LocalTime): LocalTime | null {
  if (entry.tipo === 'evento') return occurrence(datedEntry(entry), now)?.ends ?? null;
  const last = entry.fechaHasta ?? (entry.tipo === 'curso' ? entry.fechaDesde : null);
  return last && dayBegins(addDays(last, 1));
}

/** What was found of some parts, as long as both last: items and people, the best first. */
function read(parts: readonly Searched[], found: readonly Found[]) {
  const wanted = new Set(found.map(({ tipo, id }) => `${tipo}/${id}`));
  const entries = new Map<string, Entry>();
  const owners = new Map<string, EntryOwner>();
  for (const { part } of parts) {
    for (const entry of part.entries) {
      const key = `${entry.tipo}/${entry.id}`;
      if (wanted.has(key)) entries.set(key, entry);
    }
    for (const { tipo, id } of found) {
      const owner = tipo === 'creador' ? part.owners[id as keyof typeof part.owners] : undefined;
      if (owner) owners.set(id, owner);
    }
  }
  return {
    items: found.flatMap(({ tipo, id }) => entries.get(`${tipo}/${id}`) ?? []),
    people: found.flatMap(({ tipo, id }) => (tipo === 'creador' && owners.get(id)) || []),
  };
}

/**
 * `GET /api/agenda/sugerencias`: what is meant by what is being typed, of what is not over; a title of one creator once. It reads as lists do.
 */
export async function suggestions(
  { lists, now }: SuggestionDeps,
  { q, en }: { q: string; en?: string | undefined },
): Promise<Timed<Suggestions>> {
  const { parts, search } = await lists.searched(en);
  const at = now();
  const time = localTime(at);
  const { items, people } = read(parts, search.suggest(q));

  const current = items.flatMap((entry) => {
    const ends = endOf(entry, time);
    return ends && ends <= time ? [] : [{ entry, ends }];
  });
  const titles = distinct(current, ({ entry }) => `${entry.uid} ${entry.titulo}`);
  const shown = titles.slice(0, MOST.items);
  const tomorrow = dayBegins(addDays(agendaDay(time), 1));
  const changes = shown.reduce((soonest, { ends }) => (ends && ends < soonest ? ends : soonest), tomorrow);
  return {
    body: suggestionsSchema.parse({
      items: shown.map(({ entry }) => entry),
      creadores: people.filter(({ username }) => username).slice(0, MOST.creadores),
    }),
    trueFor: Math.floor((momentOf(changes).getTime() - at.getTime()) / 1000),
  };
}
