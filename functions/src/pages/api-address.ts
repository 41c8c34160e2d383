import { z } from '@vidriera/domain/zod';
import { emulatorsOf } from '../shared/emulators.ts';
import { REGION } from '../shared/options.ts';

const envSchema = z.object({
  GCLOUD_PROJECT: z.string().check(z.minLength(1)),
  FIREBASE_EMULATOR_HUB: z.optional(z.string()),
});

/**
 * Where the function `api` itself answers: the way over Hosting would be longer, and what Hosting keeps would add its age to the page's.
 * @param env the project, and the hub of a local stack
 * @returns what comes before `/api/…`
 * @throws when the hub of a local stack does not answer within 3 s
 */
export async function apiAddress(env: Record<string, string | undefined>): Promise<string> {
  const { GCLOUD_PROJECT: project, FIREBASE_EMULATOR_HUB: hub } = envSchema.parse(env);
  if (!hub) return `https://${REGION}-${project}.cloudfunctions.net/api`;
  const { host, port } = (await emulatorsOf(hub)).functions;
  return `http://${host}:${port}/${project}/${REGION}/api`;
}
