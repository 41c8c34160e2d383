/** Entry point of `npm start`, `npm test` and the other local commands. */
import { run } from './bootstrap/run.mjs';

await run('local/src/main.ts');
