import { z } from 'domain/zod';
import { call, patiently, type Refused } from '../google/call.ts';
import { change, look, type Run } from './change.ts';

/** A service account, and all it may do. */
interface Account {
  id: string;
  title: string;
  /** Roles on the project. */
  roles: string[];
  /** Roles on the default bucket. */
  bucketRoles: string[];
}

/** Whom functions act as (functions/src/shared/options.ts), with no right more than they use. */
export const ACCOUNTS: Account[] = [
  { id: 'vidriera-pages', title: 'Draws pages, by code of the areas', roles: [], bucketRoles: [] },
  {
    id: 'vidriera-functions',
    title: 'All other functions',
    roles: [
      'roles/datastore.user',
      'roles/firebaseauth.admin', // finds, makes and deletes sign-ins
      'roles/eventarc.eventReceiver', // triggers
      'roles/run.invoker', // triggers and the nightly job call their own services
    ],
    bucketRoles: ['roles/storage.objectAdmin'],
  },
];

const policySchema = z.looseObject({
  bindings: z
    .array(
      z.looseObject({
        role: z.string(),
        members: z.array(z.string()).default([]),
        condition: z.unknown().optional(),
      }),
    )
    .default([]),
});
type Policy = z.infer<typeof policySchema>;

/** Where a policy is read and written, and which roles the accounts should have there. */
interface Place {
  name: string;
  read: () => Promise<unknown>;
  write: (policy: Policy) => Promise<unknown>;
  rolesOf: (account: Account) => string[];
}

/**
 * Makes the accounts that are missing and grants what they lack, on the project and on the bucket. A right that one has besides is told and
 * left: somebody granted it.
 * @param bucket `null` when it is not known yet
 */
export async function grantAccounts(run: Run, bucket: string | null): Promise<void> {
  const { project, caller } = run;
  const emailOf = ({ id }: Account): string => `${id}@${project}.iam.gserviceaccount.com`;
  for (const account of ACCOUNTS) {
    const path = `/v1/projects/${project}/serviceAccounts`;
    if (await look(run, 'iam', `${path}/${emailOf(account)}`)) continue;
    await change(run, `make the account ${account.id}`, () =>
      call(caller, 'POST', 'iam', path, {
        accountId: account.id,
        serviceAccount: { displayName: account.title },
      }),
    );
  }
  const manager = (verb: string, body: object): Promise<unknown> =>
    call(caller, 'POST', 'cloudresourcemanager', `/v1/projects/${project}:${verb}`, body);
  const places: Place[] = [
    {
      name: project,
      read: () => manager('getIamPolicy', { options: { requestedPolicyVersion: 3 } }),
      write: (policy) => manager('setIamPolicy', { policy: { ...policy, version: 3 } }),
      rolesOf: ({ roles }) => roles,
    },
  ];
  if (bucket) {
    const path = `/storage/v1/b/${bucket}/iam`;
    places.push({
      name: bucket,
      read: () => look(run, 'storage', `${path}?optionsRequestedPolicyVersion=3`),
      write: (policy) => call(caller, 'PUT', 'storage', path, { ...policy, version: 3 }),
      rolesOf: ({ bucketRoles }) => bucketRoles,
    });
  }
  for (const place of places) await grant(run, place, emailOf);
}

/** Somebody else changed the policy since it was read; a new account is not seen everywhere at once. */
const passes = ({ status, message }: Refused): boolean =>
  status === 409 || status === 412 || (status === 400 && message.includes('does not exist'));

async function grant(run: Run, place: Place, emailOf: (account: Account) => string): Promise<void> {
  const wanted = ACCOUNTS.flatMap((account) =>
    place.rolesOf(account).map((role) => ({ role, member: `serviceAccount:${emailOf(account)}` })),
  );
  const missingIn = ({ bindings }: Policy) => wanted.filter((one) => !bindings.some((it) => has(it, one)));
  const policy = policySchema.parse(await place.read());
  for (const account of ACCOUNTS) {
    const member = `serviceAccount:${emailOf(account)}`;
    const more = policy.bindings.filter(
      ({ role, members }) => members.includes(member) && !place.rolesOf(account).includes(role),
    );
    for (const { role } of more) run.log(`${account.id} has ${role} on ${place.name} besides: take it away.`);
  }
  const missing = missingIn(policy);
  if (missing.length === 0) return;
  const said = missing.map(({ role, member }) => `${role} to ${member.split(/[:@]/)[1]}`).join(', ');
  await change(run, `grant on ${place.name}: ${said}`, () =>
    patiently(run.caller, passes, async () => {
      const present = policySchema.parse(await place.read());
      return place.write({ ...present, bindings: withAll(present.bindings, missingIn(present)) });
    }),
  );
}

type Grant = { role: string; member: string };
const has = (binding: Policy['bindings'][number], { role, member }: Grant): boolean =>
  binding.role === role && binding.condition === undefined && binding.members.includes(member);

function withAll(bindings: Policy['bindings'], grants: Grant[]): Policy['bindings'] {
  const all = structuredClone(bindings);
  for (const { role, member } of grants) {
    const binding = all.find((one) => one.role === role && one.condition === undefined);
    if (binding) binding.members.push(member);
    else all.push({ role, members: [member] });
  }
  return all;
}
