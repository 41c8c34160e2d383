/** The entry of the verbs that work on a deployed project: `npm run deploy`, `npm run health` and others. */
import { run } from '../local/bootstrap/run.mjs';

await run('ops/src/main.ts');
