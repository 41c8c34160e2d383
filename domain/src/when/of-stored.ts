import { datedOf, diaOrNull, hoursOf, type StoredDates, type StoredHours } from '../evento/dated.ts';
import type { Estado } from '../evento/state.ts';
import type { Tipo } from '../values/ids.ts';
import { type When, whenOf } from './when.ts';

interface Around {
  estado?: Estado;
  canceladoEl?: Date | null;
}
interface StoredDays extends Around {
  fechaDesde: Date | null;
  fechaHasta: Date | null;
}
/** The fields that say when a stored item is on. */
export interface WhenSource {
  evento: StoredDates & Around;
  curso: StoredDays & StoredHours & { regla?: string | null };
  promo: StoredDays;
  link: object;
}

const daysOf = ({ fechaDesde, fechaHasta }: StoredDays) => ({
  fechaDesde: diaOrNull(fechaDesde),
  fechaHasta: diaOrNull(fechaHasta),
});
const aroundOf = ({ estado, canceladoEl }: Around) => ({ estado, calledOffAt: canceladoEl?.getTime() });

const STORED: { [T in Tipo]: (doc: WhenSource[T]) => When } = {
  evento: (evento) => whenOf('evento', datedOf(evento), aroundOf(evento)),
  curso: (curso) =>
    whenOf('curso', { ...hoursOf(curso), ...daysOf(curso), regla: curso.regla }, aroundOf(curso)),
  promo: (promo) => whenOf('promo', daysOf(promo), aroundOf(promo)),
  link: (link) => whenOf('link', link, {}),
};

/** Says when a stored item is on. */
export const whenStored = <T extends Tipo>(tipo: T, doc: WhenSource[T]): When => STORED[tipo](doc);
