/** `npm run bench:search`: rates search results of explore's lists. */
import { byLists } from './search/by-lists.ts';
import { loadSearchItems } from './search/items.ts';
import { heldOutQueries, tuningQueries } from './search/queries.ts';
import { score } from './search/score.ts';
import { placeQueries, textQueries } from './search/text-queries.ts';

const { items, owners, texts: stems } = await loadSearchItems();
const sets = { tuning: tuningQueries, 'held out': heldOutQueries, texts: textQueries, places: placeQueries };
const queryTexts = Object.values(sets).flatMap((queries) => queries.map(({ q }) => q));
const found = await byLists(items, owners, stems, queryTexts);
const lists = (q: string) => found.get(q)?.lists ?? [];

console.log(`${items.length} items of ${Object.keys(owners).length} creators`);
for (const [set, queries] of Object.entries(sets)) {
  const { mrr, ndcg, without, late } = score(queries, items, lists);
  console.log(
    `${set} (${queries.length}): mean reciprocal rank ${mrr.toFixed(3)}, nDCG ${ndcg.toFixed(3)}, nothing ${without.length}`,
  );
  if (set !== 'held out') console.log(`  nothing: ${without.join(', ')}\n  late: ${late.join(', ')}`);
  const named = queries.filter(({ answers }) => answers.every(({ target }) => target.startsWith('@')));
  const first = named.filter(({ q, answers }) =>
    answers.some(({ target }) => target === `@${firstCreator(q)}`),
  );
  console.log(
    `${set}: of ${named.length} searches that mean a creator alone, explore offers the profile first to ${first.length}`,
  );
}

function firstCreator(q: string): string | undefined {
  return found.get(q)?.creators[0]?.username;
}
