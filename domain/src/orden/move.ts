import type { PerfilTab } from '../api/api.ts';
import { messages } from '../messages/messages.ts';
import type { Tipo } from '../values/ids.ts';
import { LIMITS } from '../values/limits.ts';
import { headingKey, isHeading, MAX_PINS, type Orden } from './orden.ts';

/** One change of the order. It names neighbours, not numbers, so it means the same on a list that another tab has changed. */
export type Move =
  /** A link or heading goes after one and before another; both `null`: to the start. */
  | { do: 'place'; key: string; after: string | null; before: string | null }
  /** A heading goes above a link or heading; without one, to the start. */
  | { do: 'head'; titulo: string; above?: string }
  | { do: 'rename'; key: string; titulo: string }
  | { do: 'unhead'; key: string }
  | { do: 'pin' | 'unpin'; tipo: Tipo; id: string }
  | { do: 'open'; pestana: PerfilTab };

/** Own links as the tab read them: ids, newest first, and ids of the order without a link. */
export interface OwnLinks {
  ids: readonly string[];
  gone: ReadonlySet<string>;
}
export const NO_LINKS: OwnLinks = { ids: [], gone: new Set() };

/** A move that can't be made; `message` is for people. */
export interface Refusal {
  refused: string;
}
export const isRefused = (result: Orden | Refusal): result is Refusal => 'refused' in result;
const refusal = (refused: string): Refusal => ({ refused });

/**
 * Applies a move to the stored order. Links that the order lacks get the places where they are shown; ids of links that are gone leave it.
 * Ids that the tab does not know stay: another tab may have published them.
 */
export function moved(orden: Orden, move: Move, own: OwnLinks): Orden | Refusal {
  switch (move.do) {
    case 'open':
      return { ...orden, pestana: move.pestana };
    case 'pin':
      return pinned(orden, move.tipo, move.id, own);
    case 'unpin':
      return withPins(
        orden,
        move.tipo,
        orden.fijados[move.tipo].filter((id) => id !== move.id),
      );
    case 'head':
      return whole(orden, own, (lista) =>
        withHeading(lista, move.titulo, Math.max(0, lista.indexOf(move.above ?? '')), 0),
      );
    case 'rename':
      return whole(orden, own, (lista) =>
        headingKey(move.titulo) === move.key
          ? lista
          : withHeading(lista, move.titulo, lista.indexOf(move.key), 1),
      );
    case 'unhead':
      return whole(orden, own, (lista) => lista.filter((key) => key !== move.key));
    case 'place':
      return orden.fijados.link.includes(move.key)
        ? withPins(orden, 'link', placed(current(orden.fijados.link, own), move))
        : whole(orden, own, (lista) =>
            lista.includes(move.key) ? placed(lista, move) : refusal(messages.orden.gone),
          );
  }
}

const current = (keys: readonly string[], { gone }: OwnLinks): string[] =>
  keys.filter((key) => isHeading(key) || !gone.has(key));

/** Changes the whole list, in which each link has its place. */
function whole(
  orden: Orden,
  own: OwnLinks,
  change: (lista: readonly string[]) => readonly string[] | Refusal,
): Orden | Refusal {
  const placed = new Set([...orden.lista, ...orden.fijados.link]);
  const lista = change([...own.ids.filter((id) => !placed.has(id)), ...current(orden.lista, own)]);
  if ('refused' in lista) return lista;
  if (lista.length > LIMITS.orden) return refusal(messages.orden.full(LIMITS.orden));
  return { ...orden, lista, fijados: { ...orden.fijados, link: current(orden.fijados.link, own) } };
}

/** Puts a key beside its new neighbours. If both are elsewhere by now, the one before it counts. */
function placed(keys: readonly string[], { key, after, before }: Extract<Move, { do: 'place' }>): string[] {
  const otherKeys = keys.filter((otherKey) => otherKey !== key);
  const at = after === null ? -1 : otherKeys.indexOf(after);
  const until = before === null ? -1 : otherKeys.indexOf(before);
  return withKey(otherKeys, at >= 0 ? at + 1 : Math.max(0, until), 0, key);
}

const withKey = (keys: readonly string[], at: number, instead: number, key: string): string[] => [
  ...keys.slice(0, at),
  key,
  ...keys.slice(at + instead),
];

/** Puts a heading at an index, in place of `instead` keys. */
function withHeading(
  lista: readonly string[],
  titulo: string,
  at: number,
  instead: number,
): readonly string[] | Refusal {
  if (at < 0) return refusal(messages.orden.gone);
  const key = headingKey(titulo);
  return lista.includes(key) ? refusal(messages.orden.taken) : withKey(lista, at, instead, key);
}

const withPins = (orden: Orden, tipo: Tipo, ids: readonly string[]): Orden => ({
  ...orden,
  fijados: { ...orden.fijados, [tipo]: ids },
});

/** A pinned link stands first; another event, course or promo loses its pin. */
function pinned(orden: Orden, tipo: Tipo, id: string, own: OwnLinks): Orden | Refusal {
  if (tipo !== 'link') return withPins(orden, tipo, [id]);
  const otherPins = current(orden.fijados.link, own).filter((pin) => pin !== id);
  return otherPins.length < MAX_PINS.link
    ? withPins(orden, tipo, [id, ...otherPins])
    : refusal(messages.orden.fullPins(MAX_PINS.link));
}
