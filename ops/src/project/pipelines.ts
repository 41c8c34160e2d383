import { z } from '@vidriera/domain/zod-classic';
import type { Pipelines } from '../deploy/settings.ts';
import { callAndWait } from '../google/call.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';
import { isSubset } from './subset.ts';

const POOL = 'vidriera-pipelines';
const PROVIDER = 'github';
const MAIN = 'refs/heads/main';
const ISSUER = 'https://token.actions.githubusercontent.com';
const poolSchema = z.object({ state: z.string() });

const poolName = (number: string): string =>
  `projects/${number}/locations/global/workloadIdentityPools/${POOL}`;

/** Returns a set of the pool's identities as a member of IAM policies. @param set 'attribute.ref/…' */
export const principalSet = (number: string, set: string): string =>
  `principalSet://iam.googleapis.com/${poolName(number)}/${set}`;

/**
 * Returns the condition on GitHub's tokens. The repository counts by its id, since a freed name may become somebody else's. A token
 * without an environment has no such claim, and reading it would be an error.
 */
const conditionOf = ({ repository, environment }: Pipelines): string =>
  [
    'has(assertion.environment)',
    `assertion.environment == '${environment}'`,
    `assertion.repository_id == '${repository}'`,
    ...(environment === 'production' ? [`assertion.ref == '${MAIN}'`] : []),
  ].join(' && ');

/**
 * Lets pipelines of one GitHub repository and environment sign in without keys, and prints their settings. Those of production
 * come from `main` only.
 * @param number project number
 * @see https://cloud.google.com/iam/docs/reference/rest/v1/projects.locations.workloadIdentityPools.providers
 */
export async function trustPipelines(run: SetupRun, trusted: Pipelines, number: string): Promise<void> {
  const name = `${trusted.environment} of the repository ${trusted.repository}`;
  const pools = `/v1/projects/${run.project}/locations/global/workloadIdentityPools`;
  const providers = `${pools}/${POOL}/providers`;
  if (!(await readExisting(run, `${pools}/${POOL}`))) {
    await makeChange(run, 'create the pool of pipelines', () =>
      callAndWait(run.caller, 'POST', 'iam', `${pools}?workloadIdentityPoolId=${POOL}`, {
        displayName: 'Pipelines',
      }),
    );
  }
  const required = {
    attributeMapping: {
      'google.subject': 'assertion.sub',
      'attribute.environment': 'assertion.environment',
      'attribute.ref': 'assertion.ref',
    },
    attributeCondition: conditionOf(trusted),
    oidc: { issuerUri: ISSUER },
  };
  const found = await readExisting(run, `${providers}/${PROVIDER}`);
  if (!found) {
    await makeChange(run, `trust pipelines of ${name}`, () =>
      callAndWait(run.caller, 'POST', 'iam', `${providers}?workloadIdentityPoolProviderId=${PROVIDER}`, {
        displayName: 'GitHub',
        ...required,
      }),
    );
  } else if (!isSubset(required, found)) {
    const mask = Object.keys(required).join(',');
    await makeChange(run, `trust pipelines of ${name} only`, () =>
      callAndWait(run.caller, 'PATCH', 'iam', `${providers}/${PROVIDER}?updateMask=${mask}`, required),
    );
  }
  run.log(`Pipelines: GCP_WORKLOAD_IDENTITY_PROVIDER=${poolName(number)}/providers/${PROVIDER}`);
}

/** Reads a pool or provider; undeletes a deleted one, whose name stays taken for thirty days. */
async function readExisting(run: SetupRun, path: string): Promise<unknown> {
  const found = await readResource(run, 'iam', path);
  if (!found || poolSchema.parse(found).state !== 'DELETED') return found;
  await makeChange(run, `undelete ${path.split('/').slice(-2).join('/')}`, () =>
    callAndWait(run.caller, 'POST', 'iam', `${path}:undelete`, {}),
  );
  return found;
}
