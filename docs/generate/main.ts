/** Writes `docs/reference.md`: `npm run docs`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFERENCE, reference } from './reference.ts';
import { ROOT } from './sources.ts';

writeFileSync(join(ROOT, REFERENCE), await reference());
console.log(`${REFERENCE} is written.`);
