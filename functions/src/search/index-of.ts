import type { Entry } from 'domain/agenda/entry-schema';
import { singular } from 'domain/item/search';
import { placeByCode } from 'domain/localidad/places';
import { markOf, marksOf } from 'domain/search/synonyms';
import { mayBegin, maySlip, meaningful, swaps, type Term, termsOf } from 'domain/search/terms';
import MiniSearch, { type Query } from 'minisearch';
import type { Found, IndexOf, Nearness, Owners } from './search.ts';

/** A document of an index: what stands in its fields, by its place in a list. */
type Doc = { at: number } & Record<string, string | number>;

/** Texts are folded, meaningful words alone, by their stems; terms of a search come as they are to be looked up. */
function made(boost: Record<string, number>, docs: Iterable<Doc>): MiniSearch<Doc> {
  const index = new MiniSearch<Doc>({
    idField: 'at',
    fields: Object.keys(boost),
    tokenize: (text, field) => (field === MARKS ? text.split(' ') : meaningful(text)),
    processTerm: (word, field) => (field === MARKS ? word : singular(word)),
    searchOptions: {
      tokenize: (term) => [term],
      processTerm: (term) => term,
      boost,
    },
  });
  for (const doc of docs) index.add(doc);
  return index;
}

const MARKS = 'marks';
/** What a word weighs by where it stands. */
const ITEM = { titulo: 4, names: 2, where: 1, [MARKS]: 0.2 };
const CREATOR = { names: 1 };

function itemDocs(entries: readonly Entry[], owners: Owners) {
  return entries.map((entry, at) => {
    const { nombre = '', username = '' } = owners[entry.uid] ?? {};
    const profe = entry.tipo === 'curso' ? entry.nombreProfe : '';
    const direccion = entry.tipo === 'promo' ? '' : entry.direccion;
    const categories =
      entry.tipo === 'evento'
        ? [entry.categoria]
        : entry.tipo === 'curso'
          ? [entry.tituloCategoria]
          : entry.categorias;
    return {
      at,
      titulo: entry.titulo,
      names: `${nombre} ${username} ${profe}`,
      where: `${placeByCode(entry.localidad)?.label ?? ''} ${direccion}`,
      [MARKS]: [entry.tipo, ...categories].flatMap((one) => (one ? [markOf(one)] : [])).join(' '),
    };
  });
}

/** A word as it is, or the beginning of one; and by the way, all that is meant by it. */
const plainly = (term: Term, marks: boolean): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: [term.stem] },
    { queries: [term.word], prefix: mayBegin(term) },
    ...(marks ? marksOf(term.stem).map((mark) => ({ queries: [mark] })) : []),
  ],
});

/** The same with a slip of the finger: another letter, one too many or too few, or two neighbours swapped, which would be two slips to the index. */
const slipped = (term: Term, marks: boolean): Query => ({
  combineWith: 'OR',
  queries: [
    plainly(term, marks),
    ...(maySlip(term)
      ? [
          { queries: [term.stem], fuzzy: 1 },
          ...swaps(term.word).map((word) => ({ queries: [singular(word)], prefix: true })),
        ]
      : []),
  ],
});

type Asked = { marks: boolean; some: boolean };
type Hit = Pick<Found, 'near' | 'score'> & { at: number };

/** What has all the words; else what has them but for slips; else, if that is asked, what has some. */
function ask(index: MiniSearch<Doc>, q: string, { marks, some }: Asked): Hit[] {
  const terms = termsOf(q);
  const found = (near: Nearness): Hit[] =>
    index
      .search({
        combineWith: near === 'some' ? 'OR' : 'AND',
        queries: terms.map((term) => (near === 'all' ? plainly : slipped)(term, marks)),
      })
      .map(({ id, score }) => ({ at: id, near, score }));
  for (const near of terms.length === 0 ? [] : some ? WAYS : WAYS.slice(0, 2)) {
    const hits = found(near);
    if (hits.length > 0) return hits;
  }
  return [];
}
const WAYS: readonly Nearness[] = ['all', 'slipped', 'some'];

/** An index of entries by titles, names, places, categories and kinds, and of their owners by their names, in memory. */
export const indexOf: IndexOf = (entries, owners) => {
  const people = Object.entries(owners);
  const items = made(ITEM, itemDocs(entries, owners));
  const creators = made(
    CREATOR,
    people.map(([, { nombre, username }], at) => ({ at, names: `${nombre} ${username}` })),
  );
  const itemAt = ({ at, ...hit }: Hit): Found[] => {
    const entry = entries[at];
    return entry ? [{ tipo: entry.tipo, id: entry.id, ...hit }] : [];
  };
  const creatorAt = ({ at, ...hit }: Hit): Found[] => {
    const [uid] = people[at] ?? [];
    return uid ? [{ tipo: 'creador', id: uid, ...hit }] : [];
  };
  const answer = (q: string, asked: Asked): Found[] => [
    ...ask(items, q, asked).flatMap(itemAt),
    ...ask(creators, q, { marks: false, some: false }).flatMap(creatorAt),
  ];
  return {
    find: (q) => answer(q, { marks: true, some: true }),
    suggest: (q) => answer(q, { marks: false, some: false }),
  };
};
