import { callGoogle } from '../google/call.ts';
import { ACCOUNTS, accountEmail } from './accounts.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';
import { grantRoles, type Policy, type PolicyResource } from './policy.ts';
import { SECRETS } from './secret.ts';

/** Creates missing service accounts. */
export async function makeAccounts(run: SetupRun): Promise<void> {
  const path = `/v1/projects/${run.project}/serviceAccounts`;
  for (const account of ACCOUNTS) {
    if (await readResource(run, 'iam', `${path}/${accountEmail(run, account)}`)) continue;
    await makeChange(run, `create the account ${account.id}`, () =>
      callGoogle(run.caller, 'POST', 'iam', path, {
        accountId: account.id,
        serviceAccount: { displayName: account.title },
      }),
    );
  }
}

/**
 * Grants missing roles on the project, the bucket and the secrets. Extra roles are logged and kept: somebody
 * granted them.
 * @param bucket `null` when unknown
 */
export async function grantAccounts(run: SetupRun, bucket: string | null): Promise<void> {
  const body = { options: { requestedPolicyVersion: 3 } };
  const policyOf = (
    api: string,
    path: string,
    name: string,
    rolesOf: PolicyResource['rolesOf'],
  ): PolicyResource => ({
    name,
    read: () => readResource(run, api, `${path}:getIamPolicy`, body),
    write: (policy) =>
      callGoogle(run.caller, 'POST', api, `${path}:setIamPolicy`, { policy: { ...policy, version: 3 } }),
    rolesOf,
  });
  const project = `/v1/projects/${run.project}`;
  await grantRoles(
    run,
    policyOf('cloudresourcemanager', project, run.project, ({ roles }) => roles),
  );
  if (bucket) {
    const path = `/storage/v1/b/${bucket}/iam`;
    await grantRoles(run, {
      name: bucket,
      read: () => readResource(run, 'storage', `${path}?optionsRequestedPolicyVersion=3`),
      write: (policy: Policy) => callGoogle(run.caller, 'PUT', 'storage', path, { ...policy, version: 3 }),
      rolesOf: ({ bucketRoles }) => bucketRoles,
    });
  }
  for (const { name } of SECRETS) {
    const secret = `${project}/secrets/${name}`;
    await grantRoles(run, {
      ...policyOf('secretmanager', secret, name, ({ secretRoles }) => secretRoles),
      read: () =>
        readResource(run, 'secretmanager', `${secret}:getIamPolicy?options.requestedPolicyVersion=3`),
      isExclusive: true,
    });
  }
}
