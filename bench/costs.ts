/** Prints the tables of docs/costs.md (`npm run bench:costs`) from measured data, list prices and assumptions. */
import { readMeasured } from './costs/measured.ts';
import { tables } from './costs/tables.ts';

for (const [name, text] of Object.entries(tables(readMeasured()))) console.log(`${name}\n\n${text}\n`);
