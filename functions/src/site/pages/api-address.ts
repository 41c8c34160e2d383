import { REGION } from '@vidriera/domain/site/regions';
import { z } from '@vidriera/domain/zod';

const envSchema = z.object({
  GCLOUD_PROJECT: z.string().check(z.minLength(1)),
  /** On a local stack: the emulator's origin. */
  VIDRIERA_FUNCTIONS_ORIGIN: z.optional(z.string()),
});

/**
 * Returns the base address of the function `api`. Requests bypass Hosting: it is slower, and the age of its cached answers would add to the
 * page's.
 */
export function apiAddress(env: Record<string, string | undefined>): string {
  const { GCLOUD_PROJECT: project, VIDRIERA_FUNCTIONS_ORIGIN: local } = envSchema.parse(env);
  return local ? `${local}/${project}/${REGION}/api` : `https://${REGION}-${project}.cloudfunctions.net/api`;
}
