/** Entry point of the commands for deployed projects: `npm run deploy`, `npm run health` and others. */
import { run } from '../local/bootstrap/run.mjs';

await run('ops/src/main.ts');
