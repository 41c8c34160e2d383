import { z } from '@vidriera/domain/zod-classic';
import { callAndWait } from '../google/call.ts';
import { accountEmail } from './accounts.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';
import { isSubset } from './subset.ts';

const POOL = 'vidriera-pipelines';
const PROVIDER = 'github';
const ISSUER = 'https://token.actions.githubusercontent.com';
const poolSchema = z.object({ state: z.string() });

const poolName = (number: string): string =>
  `projects/${number}/locations/global/workloadIdentityPools/${POOL}`;

/** Returns a set of the pool's identities as a member of IAM policies. @param set 'attribute.ref/…' */
export const principalSet = (number: string, set: string): string =>
  `principalSet://iam.googleapis.com/${poolName(number)}/${set}`;

/**
 * Lets pipelines of one GitHub repository sign in without keys, and prints their settings.
 * @param repository 'owner/name'
 * @param number project number
 * @see https://cloud.google.com/iam/docs/reference/rest/v1/projects.locations.workloadIdentityPools.providers
 */
export async function trustPipelines(run: SetupRun, repository: string, number: string): Promise<void> {
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
      'attribute.repository': 'assertion.repository',
      'attribute.ref': 'assertion.ref',
    },
    attributeCondition: `assertion.repository == '${repository}'`,
    oidc: { issuerUri: ISSUER },
  };
  const found = await readExisting(run, `${providers}/${PROVIDER}`);
  if (!found) {
    await makeChange(run, `trust pipelines of ${repository}`, () =>
      callAndWait(run.caller, 'POST', 'iam', `${providers}?workloadIdentityPoolProviderId=${PROVIDER}`, {
        displayName: 'GitHub',
        ...required,
      }),
    );
  } else if (!isSubset(required, found)) {
    const mask = Object.keys(required).join(',');
    await makeChange(run, `trust pipelines of ${repository} only`, () =>
      callAndWait(run.caller, 'PATCH', 'iam', `${providers}/${PROVIDER}?updateMask=${mask}`, required),
    );
  }
  run.log(`Pipelines of ${repository}: workload_identity_provider ${poolName(number)}/providers/${PROVIDER}`);
  for (const account of run.accounts.filter(({ pipelines }) => pipelines))
    run.log(
      `Pipelines of ${repository}: service_account ${accountEmail(run.project, account)} (${account.title})`,
    );
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
