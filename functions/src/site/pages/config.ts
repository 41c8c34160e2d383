import type { FirebaseConfig } from '@vidriera/domain/site/config';
import type { SiteFacts } from '@vidriera/domain/site/operator';
import { factsOf, operatorShape } from '@vidriera/domain/site/operator-schema';
import { z } from '@vidriera/domain/zod';
import { originSchema } from '../../base/http/origin.ts';
import { firebaseConfigSchema } from '../../base/process/env.ts';

const hostAndPort = z.string().check(z.regex(/^[^/]+:\d+$/));
const envSchema = z.object({
  GCLOUD_PROJECT: z.string().check(z.minLength(1)),
  FIREBASE_CONFIG: firebaseConfigSchema,
  /** Firebase's web API key, public by design. */
  VIDRIERA_WEB_API_KEY: z.string().check(z.minLength(1)),
  VIDRIERA_ORIGIN: originSchema,
  ...operatorShape,
  /** Whether publishing needs a confirmed e-mail address; must match the rules. */
  VIDRIERA_CONFIRMED_MAIL: z._default(z.enum(['on', 'off']), 'on'),
  FIREBASE_AUTH_EMULATOR_HOST: z.optional(hostAndPort),
  FIRESTORE_EMULATOR_HOST: z.optional(hostAndPort),
  FIREBASE_STORAGE_EMULATOR_HOST: z.optional(hostAndPort),
});

/**
 * Returns the backend settings in every page. On a local stack they name the emulators.
 * @throws $ZodError naming the missing or wrong variable
 */
export function pageSettings(env: Record<string, string | undefined> = process.env): SiteFacts & {
  firebase: FirebaseConfig;
  confirmedMail?: true;
} {
  const parsed = envSchema.parse(env);
  const projectId = parsed.GCLOUD_PROJECT;
  const auth = parsed.FIREBASE_AUTH_EMULATOR_HOST;
  const firestore = parsed.FIRESTORE_EMULATOR_HOST;
  const storage = parsed.FIREBASE_STORAGE_EMULATOR_HOST;
  return {
    firebase: {
      apiKey: parsed.VIDRIERA_WEB_API_KEY,
      authDomain: `${projectId}.firebaseapp.com`,
      projectId,
      storageBucket: parsed.FIREBASE_CONFIG.storageBucket,
      ...(auth && firestore && storage && { emulators: { auth: `http://${auth}`, firestore, storage } }),
    },
    ...factsOf(parsed, parsed.VIDRIERA_ORIGIN),
    ...(parsed.VIDRIERA_CONFIRMED_MAIL === 'on' && { confirmedMail: true as const }),
  };
}
