import { chunks, searchWords, singular } from '../item/search.ts';
import type { Listed } from './list.ts';

/** The words of what lists are searched by, between spaces, each with its stem. */
const kept = new WeakMap<object, string>();

function wordsOf({ entry, owner }: Listed): string {
  const known = kept.get(entry);
  if (known !== undefined) return known;
  const own =
    entry.tipo === 'evento'
      ? [entry.categoria, entry.direccion]
      : entry.tipo === 'curso'
        ? [entry.tituloCategoria, entry.nombreProfe, entry.direccion]
        : entry.categorias;
  const said = [entry.titulo, owner.nombre, owner.username, ...own].flatMap((text) => chunks(text ?? ''));
  const words = ` ${said.flatMap((word) => [word, singular(word)]).join(' ')} `;
  kept.set(entry, words);
  return words;
}

/**
 * Those that have every word of a search, or a word that begins with it: title, category, who publishes, teacher, address. None for a search
 * without a letter or number. A single letter is a word of its own.
 */
export function search<L extends Listed>(listed: readonly L[], q: string): L[] {
  const sought = searchWords(q).map((word) => (word.length > 1 ? ` ${word}` : ` ${word} `));
  if (sought.length === 0) return [];
  return listed.filter((one) => {
    const words = wordsOf(one);
    return sought.every((word) => words.includes(word));
  });
}
