import { addDays, DATE_RANGES, type DateRange, type Dia, type ListDates, range } from '../values/fecha.ts';
import type { TipoAgenda } from '../values/ids.ts';
import { agendaDay, type LocalTime } from '../values/local-time.ts';
import { type ListModalidad, type ListPrecio, OF_ONE_CREATOR } from './asked.ts';
import type { AgendaEntry, EntryOwner } from './entry-schema.ts';
import { compare, type EntryStanding, standing, type Window } from './order.ts';

/** An entry with who published it. */
export interface Listed {
  entry: AgendaEntry;
  owner: EntryOwner;
}
/** The same where it stands in a list. */
export interface Stood extends Listed, EntryStanding {
  id: string;
}

/** What of a list is asked for by its dates: a window by its name, or its days. */
export interface Dates {
  fecha?: ListDates | undefined;
  desde?: Dia | undefined;
  hasta?: Dia | undefined;
}

/** The days a list is asked for on a day of the agenda; `null` for all. A range goes before a window's name. */
function windowOf({ fecha, desde, hasta = desde }: Dates, today: Dia): Window | null {
  if (desde && hasta) return [desde, hasta];
  return DATE_RANGES.includes(fecha as DateRange) ? range(fecha as DateRange, today) : null;
}

/** Returns the windows that `mas-adelante` excludes. */
const excludedWindows = ({ fecha, desde }: Dates, today: Dia): readonly Window[] =>
  !desde && fecha === 'mas-adelante' ? [[today, addDays(today, 1)], range('finde', today)] : [];

/** Returns the entries of a kind in list order at a moment. `mas-adelante` keeps undated and past entries. */
export function inOrder(listed: readonly Listed[], tipo: TipoAgenda, dates: Dates, now: LocalTime): Stood[] {
  const today = agendaDay(now);
  const window = windowOf(dates, today);
  const excluded = excludedWindows(dates, today);
  const undated = dates.fecha === 'sin-fecha' && !dates.desde;
  return listed
    .flatMap(({ entry, owner }): Stood[] => {
      if (entry.tipo !== tipo || excluded.some((days) => standing(entry, now, days))) return [];
      const where = standing(entry, now, window);
      return where && !(undated && where.dia) ? [{ entry, owner, id: entry.id, ...where }] : [];
    })
    .sort(compare);
}

/** Of the list of all dates what may be within some: an event whose next time comes after the last day is not looked at. */
export function withinReach(list: readonly Stood[], dates: Dates, now: LocalTime): readonly Stood[] {
  const window = windowOf(dates, agendaDay(now));
  if (!window) return list;
  return list.filter(({ entry, dia }) => entry.tipo !== 'evento' || (dia !== null && dia <= window[1]));
}

export interface Narrowing {
  categoria?: string | undefined;
  modalidad?: ListModalidad | undefined;
  precio?: ListPrecio | undefined;
}

/** Whether an entry is among what is asked for. A promo has no category of its own, and those it mentions; it has no modality. */
export function passes(entry: AgendaEntry, { categoria, modalidad, precio }: Narrowing): boolean {
  if (categoria && !categoriesOf(entry).includes(categoria)) return false;
  if (modalidad && (entry.tipo === 'promo' || ![modalidad, 'Hibrida'].includes(entry.modalidad)))
    return false;
  return !precio || precioOf(entry) === precio;
}

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

/** What a list shows, and of the last of a creator's of a day how many more there are. */
export type ShownEntry = Stood & { otros?: number };

/** Counts by the agenda's day and creator. Texts made of both would take longer than all the rest. */
class CrowdCounts {
  readonly #days = new Map<string, Map<string, number>>();
  of({ dia, entry }: Stood): number {
    return this.#days.get(dia ?? '')?.get(entry.uid) ?? 0;
  }
  /** @returns how many there are with this one */
  add({ dia, entry }: Stood): number {
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

/** A list with no more than `OF_ONE_CREATOR` of one creator a day of what is dated and to come. */
export function withoutCrowds(list: readonly Stood[]): ShownEntry[] {
  const [all, seen] = [new CrowdCounts(), new CrowdCounts()];
  for (const one of list) if (one.phase === 'upcoming') all.add(one);
  const shown: ShownEntry[] = [];
  for (const one of list) {
    const nth = one.phase === 'upcoming' ? seen.add(one) : 0;
    if (nth > OF_ONE_CREATOR) continue;
    const more = nth === OF_ONE_CREATOR ? all.of(one) - nth : 0;
    shown.push(more > 0 ? { ...one, otros: more } : one);
  }
  return shown;
}
