import type { AgendaCard } from 'domain/item/wire-schema';
import type { TipoAgenda } from 'domain/values/ids';
import { now } from 'kit/format';

/** What is known of a detail that is late: what the card shows that led to it. */
export interface KnownDetail {
  card: AgendaCard;
  now: string;
}

/** For `known` of a detail's screen (kit/screen). Areas may be of different builds: a card that says less is no card. */
export const knownDetail =
  (tipo: TipoAgenda) =>
  (state: unknown, pathname: string): KnownDetail | undefined => {
    const card: unknown = Object(state).card;
    const { id, tipo: kind, titulo, usuario } = Object(card) as Partial<AgendaCard>;
    if (kind !== tipo || !id || !pathname.endsWith(`/${id}`)) return undefined;
    if (typeof titulo !== 'string' || typeof usuario?.nombre !== 'string') return undefined;
    return { card: card as AgendaCard, now: now() };
  };
