import { text } from 'node:stream/consumers';
import { newClaimKey, rotated } from '../claims/keys.ts';

/**
 * `npm run claim-key:rotate`: reads `VIDRIERA_CLAIM_KEY` from standard input and writes it with a new key to
 * standard output (docs/operations.md). Uses no network.
 */
process.stdout.write(rotated(await text(process.stdin), newClaimKey(), Date.now()));
