import { z } from '@vidriera/domain/zod';
import { REGION } from '../shared/options.ts';

const envSchema = z.object({
  GCLOUD_PROJECT: z.string().check(z.minLength(1)),
  /** On a local stack: the emulator's origin. */
  VIDRIERA_FUNCTIONS_ORIGIN: z.optional(z.string()),
});

/**
 * Returns where the function `api` itself answers, the part before `/api/…`. Through Hosting the way would be longer, and cached answers would
 * add their age to the page's.
 */
export function apiAddress(env: Record<string, string | undefined>): string {
  const { GCLOUD_PROJECT: project, VIDRIERA_FUNCTIONS_ORIGIN: local } = envSchema.parse(env);
  return local ? `${local}/${project}/${REGION}/api` : `https://${REGION}-${project}.cloudfunctions.net/api`;
}
