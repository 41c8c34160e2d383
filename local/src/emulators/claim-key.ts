import { generateKeyPairSync } from 'node:crypto';

/** A new private key to sign tickets with, as the functions' setting `VIDRIERA_CLAIM_KEY` has it: on P-256, PKCS #8, base64. */
export const newClaimKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64');
