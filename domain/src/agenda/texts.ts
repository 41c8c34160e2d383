import type { Stored } from '../item/kinds-schema.ts';
import { singular } from '../item/search.ts';
import { meaningful } from '../search/terms.ts';
import type { TipoAgenda } from '../values/ids.ts';
import { keyOf } from './entry.ts';
import type { AgendaPart } from './entry-schema.ts';

/** Maximum stems per text. */
export const TEXT_STEMS = 40;

/** Folded stems of a part’s items by key, and of its creators by uid, joined by spaces. */
export interface Texts {
  items: Record<string, string>;
  creators: Record<string, string>;
}
export const NO_TEXTS: Texts = { items: {}, creators: {} };

/** Returns the first distinct stems that the title lacks. */
function stemsOf(texts: readonly string[], title = ''): string {
  const said = new Set(meaningful(title).map(singular));
  const stems = new Set(texts.flatMap(meaningful).map(singular));
  return [...stems.difference(said)].slice(0, TEXT_STEMS).join(' ');
}

/** Stems of an item’s public texts. */
export function itemText<T extends TipoAgenda>(tipo: T, doc: Stored[T]): string {
  const reserva = tipo === 'promo' ? '' : (doc as Stored['evento'] | Stored['curso']).descripcionReserva;
  return stemsOf([doc.descripcion, reserva], doc.titulo);
}

export const creatorText = ({ descripcion, direccion }: { descripcion: string; direccion: string }): string =>
  stemsOf([direccion, descripcion]);

/** Returns the texts of a part’s entries and creators, from the first source that has them. */
export function textsFor(part: AgendaPart, sources: readonly Texts[]): Texts {
  const of = (kind: keyof Texts, keys: Iterable<string>): Record<string, string> =>
    Object.fromEntries(
      [...keys].flatMap((key): [string, string][] => {
        const text = sources.find((source) => source[kind][key] !== undefined)?.[kind][key];
        return text ? [[key, text]] : [];
      }),
    );
  return { items: of('items', part.entries.map(keyOf)), creators: of('creators', Object.keys(part.owners)) };
}
