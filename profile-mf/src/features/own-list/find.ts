import { isCalledOff } from '@vidriera/domain/evento/state';
import { whyHidden } from '@vidriera/domain/item/access';
import { isPast } from '@vidriera/domain/item/time';
import type { Card } from '@vidriera/domain/item/wire-schema';
import { fold } from '@vidriera/domain/localidad/spelling';
import { localTime } from '@vidriera/domain/values/local-time';
import type { OwnItem } from '@vidriera/kit/requests/schemas';

export const STATES = ['upcoming', 'past', 'hidden', 'scheduled', 'cancelled'] as const;
export type OwnState = (typeof STATES)[number];

/** The creator's own facts about a card: it is found by them. */
export interface OwnFacts {
  text: string;
  states: readonly OwnState[];
  /** Milliseconds. */
  createdAt: number;
  /** When the item was read, for writing over it. */
  version: string;
  /** When it stops being shown; `null` for never. */
  until: Date | null;
}

export interface Wanted {
  text: string;
  state: OwnState | '';
  order: 'profile' | 'newest' | 'title';
}
export const EVERYTHING: Wanted = { text: '', state: '', order: 'profile' };

export function ownFactsOf(item: OwnItem, card: Card, now: Date): OwnFacts {
  const { titulo, descripcion, createdAt, version, publicarHasta } = item;
  const text = fold(`${titulo} ${descripcion}`);
  return {
    text,
    states: statesOf(item, card, now),
    createdAt: createdAt?.getTime() ?? now.getTime(),
    version,
    until: publicarHasta ?? null,
  };
}

/** A called-off item is neither upcoming nor past: nobody waits for it. A link has no date. */
function statesOf(item: OwnItem, card: Card, now: Date): OwnState[] {
  const why = whyHidden({ ...item, retirado: false }, now);
  const hidden = why && (why === 'antes' ? 'scheduled' : 'hidden');
  const shown: OwnState[] = hidden ? [hidden] : [];
  if (card.tipo === 'link') return shown;
  if (isCalledOff(card)) return [...shown, 'cancelled'];
  return [...shown, isPast(card, localTime(now)) ? 'past' : 'upcoming'];
}

type Found = { titulo: string; own: OwnFacts };

/** Returns the cards that have each word of the text, in the wanted order. */
export function find<C extends Found>(cards: readonly C[], { text, state, order }: Wanted): C[] {
  const words = fold(text).split(/\s+/);
  const found = cards.filter(
    ({ own }) =>
      (state === '' || own.states.includes(state)) && words.every((word) => own.text.includes(word)),
  );
  if (order === 'newest') return found.sort((a, b) => b.own.createdAt - a.own.createdAt);
  return order === 'title' ? found.sort((a, b) => a.titulo.localeCompare(b.titulo, 'es')) : found;
}
