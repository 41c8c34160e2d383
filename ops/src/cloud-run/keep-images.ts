import { z } from '@vidriera/domain/zod-classic';
import { callGoogle, type GoogleCaller } from '../google/call.ts';

/** Retention of functions' container images (days). A revision without its image can't be served again. */
const IMAGE_DAYS = 30;
/** The Firebase CLI's policy, which deletes images after a day. */
const POLICY = 'firebase-functions-cleanup';

const repositorySchema = z.object({ cleanupPolicies: z.record(z.string(), z.unknown()).default({}) });
const policySchema = z.object({ condition: z.object({ olderThan: z.string() }) });

/** Keeps images long enough for rollbacks. The CLI does not change an existing policy. */
export async function keepImages(google: GoogleCaller, region: string): Promise<void> {
  const path = `/v1/projects/${google.project}/locations/${region}/repositories/gcf-artifacts`;
  const { cleanupPolicies } = repositorySchema.parse(
    await callGoogle(google, 'GET', 'artifactregistry', path),
  );
  const olderThan = `${IMAGE_DAYS * 86_400}s`;
  const { data } = policySchema.safeParse(cleanupPolicies[POLICY]);
  if (data?.condition.olderThan === olderThan) return;
  const own = { id: POLICY, condition: { tagState: 'ANY', olderThan }, action: 'DELETE' };
  await callGoogle(google, 'PATCH', 'artifactregistry', `${path}?updateMask=cleanupPolicies`, {
    name: path.slice('/v1/'.length),
    cleanupPolicies: { ...cleanupPolicies, [POLICY]: own },
  });
}
