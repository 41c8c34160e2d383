import type { TipoAgenda } from '../values/ids.ts';

/** How an event stands. What was published before there was such a field is as it was planned. */
export const ESTADOS = ['programado', 'pospuesto', 'reprogramado', 'cancelado'] as const;
export type Estado = (typeof ESTADOS)[number];
/** The states of a course or a promo, which last for days: both can only be called off. */
export const STATES_OF_LASTING = ['programado', 'cancelado'] as const;

/** What is said of an event that is not simply as it was planned. */
interface State {
  estado?: Estado | undefined;
  agotado?: boolean | undefined;
}

/** Whether an event, a course or a promo does not take place when it was to: it is cancelled, or nobody knows when yet. */
export const isCalledOff = ({ estado }: State): boolean => estado === 'cancelado' || estado === 'pospuesto';

/** The word of a stamp: a promo is feminine in Spanish. */
export const stateWord = (tipo: TipoAgenda, estado: Estado): string =>
  tipo === 'promo' && estado === 'cancelado' ? 'cancelada' : estado;

/** Whether a place can still be booked. */
export const isBookable = (evento: State): boolean => !isCalledOff(evento) && !evento.agotado;

const DAY = '2[01][0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])';
const HOUR = '([01][0-9]|2[0-3]):[0-5][0-9]';
/** A date that is called off, '2026-12-07|cancelado', or has other hours, '2026-12-14|21:00|23:00'. */
export const EXCEPCION = `${DAY}[|](cancelado|${HOUR}[|]${HOUR})`;
