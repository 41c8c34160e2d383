import { z } from '@vidriera/domain/zod';
import { type Signer, signerOf } from './keys.ts';

const envSchema = z.object({ VIDRIERA_CLAIM_KEY: z.string().check(z.minLength(1)) });
let cachedSigner: Promise<Signer> | undefined;

/** Returns the instance's signer. @throws $ZodError without the secret */
export function signer(): Promise<Signer> {
  cachedSigner ??= signerOf(envSchema.parse(process.env).VIDRIERA_CLAIM_KEY);
  return cachedSigner;
}
