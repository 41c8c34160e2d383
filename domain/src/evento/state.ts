import type { TipoAgenda } from '../values/ids.ts';

/** Publication status. */
export const ESTADOS = ['programado', 'pospuesto', 'reprogramado', 'cancelado'] as const;
export type Estado = (typeof ESTADOS)[number];
/** Courses and promos can only be cancelled. */
export const STATES_OF_LASTING = ['programado', 'cancelado'] as const;

interface State {
  estado?: Estado | undefined;
  agotado?: boolean | undefined;
}

/** Whether an item, or an event’s shown date, is sold out. */
export const isSoldOut = ({
  agotado,
  proximaAgotada,
}: State & { proximaAgotada?: boolean | undefined }): boolean => Boolean(agotado || proximaAgotada);

/** Whether an item is cancelled or postponed. */
export const isCalledOff = ({ estado }: State): boolean => estado === 'cancelado' || estado === 'pospuesto';

/** A stamp’s word; ‘promo’ is feminine. */
export const stateWord = (tipo: TipoAgenda, estado: Estado): string =>
  tipo === 'promo' && estado === 'cancelado' ? 'cancelada' : estado;

/** A stamp’s word. */
export const soldOutWord = (tipo: TipoAgenda): string => (tipo === 'promo' ? 'agotada' : 'agotado');

export const isBookable = (item: State): boolean => !isCalledOff(item) && !item.agotado;

const DAY = '2[01][0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])';
const HOUR = '([01][0-9]|2[0-3]):[0-5][0-9]';
/** A date's exception: '2026-12-07|cancelado', '2026-12-14|21:00|23:00', '2026-12-21|agotado' or '2026-12-28|21:00|23:00|agotado'. */
export const EXCEPCION = `${DAY}[|](cancelado|agotado|${HOUR}[|]${HOUR}([|]agotado)?)`;
