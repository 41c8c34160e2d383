import { daysOf, readRegla } from '../evento/regla.ts';
import { addDays, DATE_RANGES, type DateRange, type Dia, type ListDates, range } from '../values/fecha.ts';
import type { TipoAgenda } from '../values/ids.ts';
import { agendaDay, type LocalTime } from '../values/local-time.ts';
import type { Window } from '../when/when.ts';
import type { AgendaEntry, EntryOwner } from './entry-schema.ts';
import {
  LIST_DIAS,
  type ListDia,
  type ListModalidad,
  type ListPrecio,
  OF_ONE_CREATOR,
} from './list-filters.ts';
import { compare, type EntryTiming, timingOf } from './order.ts';

export interface Listed {
  entry: AgendaEntry;
  owner: EntryOwner;
}
export interface TimedEntry extends Listed, EntryTiming {
  id: string;
}

/** Requested dates: a named window, or days. */
export interface Dates {
  fecha?: ListDates | undefined;
  desde?: Dia | undefined;
  hasta?: Dia | undefined;
}

/** Returns the requested window; `null` for all days. Days override a name. */
function windowOf({ fecha, desde, hasta = desde }: Dates, today: Dia): Window | null {
  if (desde && hasta) return [desde, hasta];
  return DATE_RANGES.includes(fecha as DateRange) ? range(fecha as DateRange, today) : null;
}

/** Returns the windows that `mas-adelante` excludes. */
const excludedWindows = ({ fecha, desde }: Dates, today: Dia): readonly Window[] =>
  !desde && fecha === 'mas-adelante' ? [[today, addDays(today, 1)], range('finde', today)] : [];

/** Sorts the entries of a kind as a list shows them now. `mas-adelante` keeps undated and past entries. */
export function inOrder(
  listed: readonly Listed[],
  tipo: TipoAgenda,
  dates: Dates,
  now: LocalTime,
): TimedEntry[] {
  const today = agendaDay(now);
  const window = windowOf(dates, today);
  const excluded = excludedWindows(dates, today);
  const undated = dates.fecha === 'sin-fecha' && !dates.desde;
  return listed
    .flatMap(({ entry, owner }): TimedEntry[] => {
      if (entry.tipo !== tipo || excluded.some((days) => timingOf(entry, now, days))) return [];
      const where = timingOf(entry, now, window);
      return where && !(undated && where.dia) ? [{ entry, owner, id: entry.id, ...where }] : [];
    })
    .sort(compare);
}

/** Drops events whose next occurrence comes after the window. */
export function withinReach(
  list: readonly TimedEntry[],
  dates: Dates,
  now: LocalTime,
): readonly TimedEntry[] {
  const window = windowOf(dates, agendaDay(now));
  if (!window) return list;
  return list.filter(({ entry, dia }) => entry.tipo !== 'evento' || (dia !== null && dia <= window[1]));
}

export interface Narrowing {
  categoria?: string | undefined;
  modalidad?: ListModalidad | undefined;
  precio?: ListPrecio | undefined;
  dia?: ListDia | undefined;
}

/** Whether an entry matches the filters. Promos have no modality, and only courses have weekdays. */
export function passes(entry: AgendaEntry, { categoria, modalidad, precio, dia }: Narrowing): boolean {
  if (categoria && !categoriesOf(entry).includes(categoria)) return false;
  if (modalidad && (entry.tipo === 'promo' || ![modalidad, 'Hibrida'].includes(entry.modalidad)))
    return false;
  if (dia && !(entry.tipo === 'curso' && isGivenOn(entry, dia))) return false;
  return !precio || precioOf(entry) === precio;
}

const isGivenOn = ({ regla }: { regla?: string | undefined }, dia: ListDia): boolean =>
  daysOf(readRegla(regla)).includes(LIST_DIAS.indexOf(dia));

const categoriesOf = (entry: AgendaEntry): readonly (string | null)[] =>
  entry.tipo === 'evento'
    ? [entry.categoria]
    : entry.tipo === 'curso'
      ? [entry.tituloCategoria]
      : entry.categorias;

function precioOf({ tarifa }: AgendaEntry): ListPrecio | null {
  if (!tarifa) return null;
  return tarifa.tipo === 'gratis' || tarifa.tipo === 'gorra' ? tarifa.tipo : 'pago';
}

/** A list entry. `otros` on a creator’s last entry of a day: the number left out. */
export type ShownEntry = TimedEntry & { otros?: number };

/** Counts by day and creator. Nested maps are faster than joined keys. */
class CrowdCounts {
  readonly #days = new Map<string, Map<string, number>>();
  of({ dia, entry }: TimedEntry): number {
    return this.#days.get(dia ?? '')?.get(entry.uid) ?? 0;
  }
  /** Adds one. @returns the new count */
  add({ dia, entry }: TimedEntry): number {
    let day = this.#days.get(dia ?? '');
    if (!day) {
      day = new Map();
      this.#days.set(dia ?? '', day);
    }
    const count = (day.get(entry.uid) ?? 0) + 1;
    day.set(entry.uid, count);
    return count;
  }
}

/** Limits upcoming entries to `OF_ONE_CREATOR` per creator and day. */
export function withoutCrowds(list: readonly TimedEntry[]): ShownEntry[] {
  const [all, seen] = [new CrowdCounts(), new CrowdCounts()];
  for (const timedEntry of list) if (timedEntry.phase === 'upcoming') all.add(timedEntry);
  const shown: ShownEntry[] = [];
  for (const timedEntry of list) {
    const nth = timedEntry.phase === 'upcoming' ? seen.add(timedEntry) : 0;
    if (nth > OF_ONE_CREATOR) continue;
    const more = nth === OF_ONE_CREATOR ? all.of(timedEntry) - nth : 0;
    shown.push(more > 0 ? { ...timedEntry, otros: more } : timedEntry);
  }
  return shown;
}
