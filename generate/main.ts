/** Writes what the code already knows: `npm run generate`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATORS } from './files.ts';
import { loadFunctions } from './functions.ts';
import { ROOT, readText } from './sources.ts';

const functions = await loadFunctions();
for (const [file, generate] of Object.entries(GENERATORS)) {
  const before = readText(file);
  const after = await generate(before, functions);
  if (after === before) continue;
  writeFileSync(join(ROOT, file), after);
  console.log(`${file} is written.`);
}
