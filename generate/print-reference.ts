/** Prints what the code already knows: `npm run reference`, or the sections that a word names, `npm run reference -- limits`. */
import { loadFunctions } from './functions.ts';
import { reference } from './reference/reference.ts';

const [word = ''] = process.argv.slice(2);
const text = reference(await loadFunctions(), word);
if (!text) throw new Error(`No section is called «${word}».`);
console.log(text);
