import { z } from 'domain/zod';

/** `FIREBASE_CONFIG`, which the runtime sets: it names the project's bucket, whose ending depends on the project's age. */
export const firebaseConfigSchema = z
  .string()
  .transform((text, ctx) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      ctx.addIssue({ code: 'custom', message: 'FIREBASE_CONFIG is no JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.object({ storageBucket: z.string().min(1) }));

const envSchema = z.object({
  GCLOUD_PROJECT: z.string().min(1),
  FIREBASE_CONFIG: firebaseConfigSchema,
  /** Revision of the running service; absent on a local stack. */
  K_REVISION: z.string().default('local'),
});

export type Env = { projectId: string; storageBucket: string; version: string };

/**
 * What the functions need of their environment, read in this one place.
 * @throws a ZodError naming the variable that is missing or wrong.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const env = envSchema.parse(source);
  return {
    projectId: env.GCLOUD_PROJECT,
    storageBucket: env.FIREBASE_CONFIG.storageBucket,
    version: env.K_REVISION,
  };
}
