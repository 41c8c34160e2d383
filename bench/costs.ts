/**
 * Prints the tables of docs/costs.md: what things cost, from what `npm run bench:costs:measure` measured, list prices and a simulated CDN. Asks
 * nothing and nobody. `npm run bench:costs`.
 */
import { allHits } from './costs/hits.ts';
import { readMeasured } from './costs/measured.ts';
import { tables } from './costs/tables.ts';

for (const [name, text] of Object.entries(tables(readMeasured(), allHits())))
  console.log(`${name}\n\n${text}\n`);
