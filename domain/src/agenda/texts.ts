import { daysOf, type Repeating, reglaOf } from '../evento/regla.ts';
import { weekdayName } from '../evento/regla-words.ts';
import type { Stored } from '../item/kinds-schema.ts';
import { singular } from '../item/search.ts';
import { meaningful } from '../search/terms.ts';
import type { TipoAgenda } from '../values/ids.ts';
import { keyOf } from './entry.ts';
import type { AgendaPart } from './entry-schema.ts';
import { bytesOf, withinBudget } from './text-budget.ts';

/** Maximum stems per text. */
export const TEXT_STEMS = 40;
/** Longer stems are no words. Without blanks, 40 stems would hold a whole description. */
const STEM_LETTERS = 32;
/** Maximum UTF-8 bytes per text. */
export const TEXT_BYTES = 512;

/** Folded stems of a part’s items by key, and of its creators by uid, joined by spaces. */
export interface Texts {
  items: Record<string, string>;
  creators: Record<string, string>;
}
export const NO_TEXTS: Texts = { items: {}, creators: {} };

/** Returns the first distinct stems that the title lacks. */
function stemsOf(texts: readonly string[], title = ''): string {
  const titleStems = new Set(meaningful(title).map(singular));
  const stems = new Set(texts.flatMap(meaningful).map(singular));
  let text = '';
  for (const stem of [...stems.difference(titleStems)].filter(isShort).slice(0, TEXT_STEMS)) {
    const longer = text ? `${text} ${stem}` : stem;
    if (bytesOf(longer) > TEXT_BYTES) break;
    text = longer;
  }
  return text;
}
const isShort = (stem: string): boolean => [...stem].length <= STEM_LETTERS;

/** Stems of an item’s public texts, and of the weekdays on which it repeats. */
export function itemText<T extends TipoAgenda>(tipo: T, doc: Stored[T]): string {
  if (tipo === 'promo') return stemsOf([doc.descripcion], doc.titulo);
  const { descripcionReserva, ...dated } = doc as Stored['evento'] | Stored['curso'];
  return stemsOf([...weekdays(dated), doc.descripcion, descripcionReserva], doc.titulo);
}
const weekdays = ({ fechaPeriodica = null, regla }: Partial<Repeating>): string[] =>
  daysOf(reglaOf({ fechaPeriodica, regla })).map(weekdayName);

export const creatorText = ({ descripcion, direccion }: { descripcion: string; direccion: string }): string =>
  stemsOf([direccion, descripcion]);

/** Returns the texts of a part’s entries and creators, from the first source that has them, within the part’s budget. */
export function textsFor(part: AgendaPart, sources: readonly Texts[]): Texts {
  const known = (kind: keyof Texts, uid: string, key: string) => {
    const text = sources.find((source) => source[kind][key] !== undefined)?.[kind][key];
    return text ? [{ kind, uid, key, text }] : [];
  };
  const fitting = withinBudget([
    ...part.entries.flatMap((entry) => known('items', entry.uid, keyOf(entry))),
    ...Object.keys(part.owners).flatMap((uid) => known('creators', uid, uid)),
  ]);
  const of = (wanted: keyof Texts) =>
    Object.fromEntries(fitting.flatMap(({ kind, key, text }) => (kind === wanted ? [[key, text]] : [])));
  return { items: of('items'), creators: of('creators') };
}
