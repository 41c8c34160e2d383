import { z } from '@vidriera/domain/zod';

/** `FIREBASE_CONFIG` of the runtime. It names the bucket, because its suffix depends on the project's age. */
export const firebaseConfigSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text, ctx) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        ctx.issues.push({ input: ctx.value, code: 'custom', message: 'FIREBASE_CONFIG is no JSON' });
        return z.NEVER;
      }
    }),
  ),
  z.object({ storageBucket: z.string().check(z.minLength(1)) }),
);

const envSchema = z.object({
  GCLOUD_PROJECT: z.string().check(z.minLength(1)),
  FIREBASE_CONFIG: firebaseConfigSchema,
  /** Revision of the service; unset on a local stack. */
  K_REVISION: z._default(z.string(), 'local'),
});

export type Env = { projectId: string; storageBucket: string; version: string };

/**
 * Returns the functions' environment.
 * @throws a $ZodError naming the missing or wrong variable
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const env = envSchema.parse(source);
  return {
    projectId: env.GCLOUD_PROJECT,
    storageBucket: env.FIREBASE_CONFIG.storageBucket,
    version: env.K_REVISION,
  };
}
