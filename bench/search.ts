/** `npm run bench:search`: how well searches find what they mean. Reports, asserts nothing. */
import { soughtItems } from './search/items.ts';
import { heldOut, tuning } from './search/queries.ts';
import { score } from './search/score.ts';
import { today } from './search/today.ts';

const { items } = soughtItems();
const sets = [
  ['tuning', tuning],
  ['held out', heldOut],
] as const;

console.log(`${items.length} items`);
for (const [name, queries] of sets) {
  const { mean, without } = score(queries, today(items));
  console.log(
    `${name} (${queries.length}): stored tokens ${mean.toFixed(3)}, without an answer: ${without.length}`,
  );
}
