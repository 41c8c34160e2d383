import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { keyId, signTicket, type Ticket } from '@vidriera/domain/claim/code';
import { phoneKeySchema } from '@vidriera/domain/claim/code-schema';
import { KEPT_MS, OFFLINE_MS } from '@vidriera/domain/claim/times';
import { z } from '@vidriera/domain/zod';

/**
 * `VIDRIERA_CLAIM_KEY`: the private P-256 key (PKCS #8, base64), then earlier public keys as `{key}@{end in milliseconds}`, separated by
 * blanks.
 */
const settingSchema = z.pipe(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.trim().split(/\s+/)),
    ),
    z.tuple([z.base64().check(z.minLength(100))], z.string()),
  ),
  z.transform(([own, ...earlier], context) => {
    const read = z.array(z.tuple([phoneKeySchema, z.coerce.number().check(z.int())]));
    const parsed = read.safeParse(earlier.map((text) => text.split('@')));
    if (parsed.success) return { own, earlier: parsed.data };
    context.issues.push({
      input: context.value,
      code: 'custom',
      message: 'VIDRIERA_CLAIM_KEY is no setting of keys',
    });
    return z.NEVER;
  }),
);

export interface Signer {
  sign: (ticket: Ticket) => Promise<string>;
  /** @param now milliseconds */
  keys: (now: number) => Record<string, string>;
}

/** Creates a private key. */
export const newClaimKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64');

const privateKeyOf = (own: string): KeyObject =>
  createPrivateKey({ key: Buffer.from(own, 'base64'), format: 'der', type: 'pkcs8' });

/** Returns the uncompressed point. */
function publicTextOf(own: string): string {
  const { x = '', y = '' } = createPublicKey(privateKeyOf(own)).export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return Buffer.concat(point).toString('base64url');
}

/** @throws $ZodError for an invalid setting; Node’s error for an invalid key */
export async function signerOf(setting: unknown): Promise<Signer> {
  const { own, earlier } = settingSchema.parse(setting);
  const key = await crypto.subtle.importKey(
    'pkcs8',
    Buffer.from(own, 'base64'),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  );
  const current = publicTextOf(own);
  const kid = await keyId(current);
  const known = await Promise.all(
    earlier.map(async ([text, until]) => [await keyId(text), text, until] as const),
  );
  return {
    sign: (ticket) => signTicket(ticket, kid, key),
    keys: (now) => ({
      ...Object.fromEntries(known.filter(([, , until]) => now < until).map(([id, text]) => [id, text])),
      [kid]: current,
    }),
  };
}

/** Returns the setting with a new key. Tickets of the earlier one stay valid until they lapse. @param key PKCS #8, base64 */
export function rotated(setting: unknown, key: string, now: number): string {
  const { own, earlier } = settingSchema.parse(setting);
  const kept = earlier.filter(([, until]) => now < until).map(([text, until]) => `${text}@${until}`);
  return [key, `${publicTextOf(own)}@${now + KEPT_MS + OFFLINE_MS}`, ...kept].join(' ');
}
