import type { AgendaCard } from '@vidriera/domain/item/wire-schema';
import type { TipoAgenda } from '@vidriera/domain/values/ids';

/** Returns the card whose link led to a detail, from the link's state. Areas may be of different builds, so it is checked. */
export function cardOf(tipo: TipoAgenda, state: unknown, pathname: string): AgendaCard | undefined {
  const card: unknown = Object(state).card;
  const { id, tipo: kind, titulo, usuario } = Object(card) as Partial<AgendaCard>;
  if (kind !== tipo || !id || !pathname.endsWith(`/${id}`)) return undefined;
  if (typeof titulo !== 'string' || typeof usuario?.nombre !== 'string') return undefined;
  return card as AgendaCard;
}
