/**
 * Measures the thumbnail step against sharp alone, and API answers over small and large collections. `npm run
 * bench:server [-- 1000 50000]`.
 */
import { benchApi } from './api.ts';
import { benchImages } from './images.ts';

const sizes = process.argv.slice(2).map(Number).filter(Number.isInteger);
for (const line of await benchImages()) console.log(line);
console.log('');
await benchApi(sizes.length > 0 ? sizes : [1000, 50_000], console.log);
