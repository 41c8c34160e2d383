import { text } from 'node:stream/consumers';
import { newClaimKey, rotated } from '../../attend/claims/keys.ts';

/** `npm run claim-key:rotate` (docs/operations.md): reads `VIDRIERA_CLAIM_KEY` from stdin, and writes it with a new key to stdout. */
process.stdout.write(rotated(await text(process.stdin), newClaimKey(), Date.now()));
