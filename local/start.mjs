/** The entry of `npm start`, `npm test` and the other verbs of local work. */
import { run } from './bootstrap/run.mjs';

await run('local/src/main.ts');
