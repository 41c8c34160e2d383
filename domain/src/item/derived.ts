import { datedOf, diaOrNull as dia, hoursOf } from '../evento/dated.ts';
import { occurrence, placeOf } from '../evento/occurrence.ts';
import { placeByCode } from '../localidad/places.ts';
import type { Tipo } from '../values/ids.ts';
import { agendaDay, dayEnds, type LocalTime, localTime } from '../values/local-time.ts';
import { type Access, changesAt, isVisible } from './access.ts';
import type { Stored } from './kinds-schema.ts';

type Shown = Partial<Omit<Access, 'retenido' | 'retirado'>>;
/** Source fields of the derived ones. */
export type DerivedSource = {
  evento: Pick<
    Stored['evento'],
    | 'localidad'
    | 'modalidad'
    | 'fechaExacta'
    | 'fechaPeriodica'
    | 'fechaDesde'
    | 'fechaHasta'
    | 'horaInicio'
    | 'horaFin'
  > &
    Partial<Pick<Stored['evento'], 'regla' | 'fechaFin' | 'estado' | 'excepciones'>> &
    Shown;
  curso: Pick<
    Stored['curso'],
    'localidad' | 'modalidad' | 'fechaDesde' | 'fechaHasta' | 'horaInicio' | 'horaFin'
  > &
    Shown;
  promo: Pick<Stored['promo'], 'fechaHasta' | 'localidad'> & Shown;
  link: Shown;
};

export type DerivedContext = Pick<Access, 'retenido' | 'retirado'> & {
  now: Date;
  author: { localidad: string | null };
};

export type Derived = {
  proximaFecha: Date | null;
  visible: boolean;
  retirado: boolean;
  cambiaEl: Date | null;
  localidadEfectiva: string | null;
  zona: string | null;
};

/** Sort key by kind; `null` if undated. */
const PLACE: { [T in Tipo]: (doc: DerivedSource[T], now: LocalTime) => Date | null } = {
  evento: (evento, now) => {
    const time = occurrence(datedOf(evento), now);
    return time && placeOf(time.dia, time);
  },
  curso: (curso, now) => {
    const [from, to] = [dia(curso.fechaDesde), dia(curso.fechaHasta)];
    const counts = from && from >= agendaDay(now) ? from : (to ?? from);
    return counts ? placeOf(counts, hoursOf(curso)) : null;
  },
  promo: ({ fechaHasta }) => {
    const to = dia(fechaHasta);
    return to ? dayEnds(to) : null;
  },
  link: () => null,
};

/** Returns an item’s sort key (see `derive`). */
export const placeAt = <T extends Tipo>(tipo: T, doc: DerivedSource[T], now: Date): Date | null =>
  PLACE[tipo](doc, localTime(now));

/**
 * Derives the fields that triggers store, except `cantLikes`. Pure.
 * `proximaFecha` is an event’s current or next occurrence, a course’s first day and then its last, or the end of a promo’s last day. It is
 * `null` if undated, endless or postponed.
 * `cambiaEl` is the next moment that changes `visible`.
 * `localidadEfectiva` and `zona` are of the item’s place, else its creator’s; virtual items and links have none.
 * A stored date ages: derive again daily.
 */
export function derive<T extends Tipo>(
  tipo: T,
  doc: DerivedSource[T],
  { retenido, retirado, now, author }: DerivedContext,
): Derived {
  const { localidad, modalidad } = doc as { localidad?: string | null; modalidad?: string };
  const { visibilidad = 'publico', publicarDesde = null, publicarHasta = null } = doc as Shown;
  const access = { retenido, retirado, visibilidad, publicarDesde, publicarHasta };
  const there = tipo !== 'link' && modalidad !== 'Virtual';
  const place = there ? (placeByCode(localidad) ?? placeByCode(author.localidad)) : null;
  return {
    proximaFecha: placeAt(tipo, doc, now),
    visible: isVisible(access, now),
    retirado,
    cambiaEl: changesAt(access, now),
    localidadEfectiva: place?.code ?? null,
    zona: place?.zona ?? null,
  };
}
