import { generateKeyPairSync } from 'node:crypto';

/** Returns a new signing key for `VIDRIERA_CLAIM_KEY`: P-256, PKCS #8, base64. */
export const newClaimKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64');
