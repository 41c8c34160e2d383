import { call } from '../google/call.ts';
import { ACCOUNTS, emailOf } from './accounts.ts';
import { change, look, type Run } from './change.ts';
import { grant, type Place, type Policy } from './policy.ts';
import { SECRETS } from './secret.ts';

/** Makes the accounts that are missing. */
export async function makeAccounts(run: Run): Promise<void> {
  const path = `/v1/projects/${run.project}/serviceAccounts`;
  for (const account of ACCOUNTS) {
    if (await look(run, 'iam', `${path}/${emailOf(run, account)}`)) continue;
    await change(run, `make the account ${account.id}`, () =>
      call(run.caller, 'POST', 'iam', path, {
        accountId: account.id,
        serviceAccount: { displayName: account.title },
      }),
    );
  }
}

/**
 * Grants the accounts what they lack: on the project, the bucket and the secrets. A right that one has
 * besides is told and left: somebody granted it.
 * @param bucket `null` when it is not known yet
 */
export async function grantAccounts(run: Run, bucket: string | null): Promise<void> {
  const asked = { options: { requestedPolicyVersion: 3 } };
  const policyOf = (api: string, path: string, name: string, rolesOf: Place['rolesOf']): Place => ({
    name,
    read: () => look(run, api, `${path}:getIamPolicy`, asked),
    write: (policy) =>
      call(run.caller, 'POST', api, `${path}:setIamPolicy`, { policy: { ...policy, version: 3 } }),
    rolesOf,
  });
  const project = `/v1/projects/${run.project}`;
  await grant(
    run,
    policyOf('cloudresourcemanager', project, run.project, ({ roles }) => roles),
  );
  if (bucket) {
    const path = `/storage/v1/b/${bucket}/iam`;
    await grant(run, {
      name: bucket,
      read: () => look(run, 'storage', `${path}?optionsRequestedPolicyVersion=3`),
      write: (policy: Policy) => call(run.caller, 'PUT', 'storage', path, { ...policy, version: 3 }),
      rolesOf: ({ bucketRoles }) => bucketRoles,
    });
  }
  for (const { name } of SECRETS) {
    const secret = `${project}/secrets/${name}`;
    await grant(run, {
      ...policyOf('secretmanager', secret, name, ({ secretRoles }) => secretRoles),
      read: () => look(run, 'secretmanager', `${secret}:getIamPolicy?options.requestedPolicyVersion=3`),
      isTheirsAlone: true,
    });
  }
}
