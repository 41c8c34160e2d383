import type { Stored } from '../item/kinds-schema.ts';
import { singular } from '../item/search.ts';
import { meaningful } from '../search/terms.ts';
import type { TipoAgenda } from '../values/ids.ts';
import { keyOf } from './entry.ts';
import type { AgendaPart } from './entry-schema.ts';

/** Stems that are kept of an item's texts, or of a creator's, at most. */
export const TEXT_STEMS = 40;

/** The words of a part's items by their keys, and of its creators by their uids: folded stems with a space between them. */
export interface Texts {
  items: Record<string, string>;
  creators: Record<string, string>;
}
export const NO_TEXTS: Texts = { items: {}, creators: {} };

/** The first distinct stems of some texts, without those of a title. */
function stemsOf(texts: readonly string[], title = ''): string {
  const said = new Set(meaningful(title).map(singular));
  const stems = new Set(texts.flatMap(meaningful).map(singular));
  return [...stems.difference(said)].slice(0, TEXT_STEMS).join(' ');
}

/** The words of an item's public texts that its title lacks. Fields that no detail shows are never among them. */
export function itemText<T extends TipoAgenda>(tipo: T, doc: Stored[T]): string {
  const reserva = tipo === 'promo' ? '' : (doc as Stored['evento'] | Stored['curso']).descripcionReserva;
  return stemsOf([doc.descripcion, reserva], doc.titulo);
}

/** The words of a creator's own text and address. */
export const creatorText = ({ descripcion, direccion }: { descripcion: string; direccion: string }): string =>
  stemsOf([direccion, descripcion]);

/** The texts of a part's entries and owners, as the first of some sources says that knows them. */
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
