import { callGoogle } from '../google/call.ts';
import { accountEmail, accountMember, appEngineAccount, roleName, type ServiceAccount } from './accounts.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';
import { principalSet } from './pipelines.ts';
import { type Grant, grantRoles, type Policy, type PolicyResource } from './policy.ts';
import { SECRETS } from './secret.ts';

const VERSION = 3;
const WITH_VERSION = `options.requestedPolicyVersion=${VERSION}`;
const PIPELINE_ROLE = 'roles/iam.workloadIdentityUser';

export async function makeAccounts(run: SetupRun): Promise<void> {
  const path = `/v1/projects/${run.project}/serviceAccounts`;
  for (const account of run.accounts) {
    if (await readResource(run, 'iam', `${path}/${accountEmail(run.project, account)}`)) continue;
    await makeChange(run, `create the account ${account.id}`, () =>
      callGoogle(run.caller, 'POST', 'iam', path, {
        accountId: account.id,
        serviceAccount: { displayName: account.title },
      }),
    );
  }
}

/**
 * Grants missing roles on the project, the buckets, the secrets and the accounts. Logs extra roles and keeps
 * them, because an operator granted them.
 * @param number project number
 */
export async function grantAccounts(run: SetupRun, buckets: string[], number: string): Promise<void> {
  const grantsOf = (rolesOf: (account: ServiceAccount) => string[] | undefined): Grant[] =>
    run.accounts.flatMap((account) =>
      (rolesOf(account) ?? []).map((role) => ({
        role: roleName(run.project, role),
        member: accountMember(run.project, account),
      })),
    );
  const policyOf = (api: string, path: string): Pick<PolicyResource, 'write'> => ({
    write: (policy) =>
      callGoogle(run.caller, 'POST', api, `${path}:setIamPolicy`, {
        policy: { ...policy, version: VERSION },
      }),
  });
  const project = `/v1/projects/${run.project}`;
  await grantRoles(run, {
    ...policyOf('cloudresourcemanager', project),
    name: run.project,
    read: () =>
      readResource(run, 'cloudresourcemanager', `${project}:getIamPolicy`, {
        options: { requestedPolicyVersion: VERSION },
      }),
    grants: grantsOf(({ roles }) => roles),
  });
  for (const bucket of buckets) {
    const path = `/storage/v1/b/${bucket}/iam`;
    await grantRoles(run, {
      name: bucket,
      read: () => readResource(run, 'storage', `${path}?optionsRequestedPolicyVersion=${VERSION}`),
      write: (policy: Policy) =>
        callGoogle(run.caller, 'PUT', 'storage', path, { ...policy, version: VERSION }),
      grants: grantsOf(({ bucketRoles }) => bucketRoles),
    });
  }
  for (const { name } of SECRETS) {
    const path = `${project}/secrets/${name}`;
    await grantRoles(run, {
      ...policyOf('secretmanager', path),
      name,
      read: () => readResource(run, 'secretmanager', `${path}:getIamPolicy?${WITH_VERSION}`),
      grants: grantsOf(({ secretRoles, secrets }) => ((secrets?.includes(name) ?? true) ? secretRoles : [])),
      isExclusive: true,
    });
  }
  for (const account of run.accounts) {
    const path = `${project}/serviceAccounts/${accountEmail(run.project, account)}`;
    const grants = account.pipelines
      ? [{ role: PIPELINE_ROLE, member: principalSet(number, account.pipelines) }]
      : [
          ...grantsOf(({ functionAccountRoles }) => functionAccountRoles),
          ...grantsOf((other) => (other === account ? other.ownRoles : [])),
        ];
    if (grants.length === 0) continue;
    await grantRoles(run, {
      ...policyOf('iam', path),
      name: account.id,
      read: () => readResource(run, 'iam', `${path}:getIamPolicy?${WITH_VERSION}`, {}),
      grants,
      isExclusive: account.pipelines !== undefined,
    });
  }
  // The CLI asks whether a deployer may act as it, though no function of ours does.
  const legacy = appEngineAccount(run.project);
  const path = `${project}/serviceAccounts/${legacy}`;
  if (await readResource(run, 'iam', path))
    await grantRoles(run, {
      ...policyOf('iam', path),
      name: legacy,
      read: () => readResource(run, 'iam', `${path}:getIamPolicy?${WITH_VERSION}`, {}),
      grants: grantsOf(({ functionAccountRoles }) => functionAccountRoles),
    });
}
