import { z } from '@vidriera/domain/zod-classic';
import { type ApiRefusal, retryRefused } from '../google/call.ts';
import { accountMember } from './accounts.ts';
import { makeChange, type SetupRun } from './change.ts';

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
export type Policy = z.infer<typeof policySchema>;

export interface Grant {
  role: string;
  member: string;
}

/** A resource with an IAM policy, and the roles that the set-up grants on it. */
export interface PolicyResource {
  name: string;
  read: () => Promise<unknown>;
  write: (policy: Policy) => Promise<unknown>;
  grants: Grant[];
  /** True when no other member should have a role on it. */
  isExclusive?: boolean;
}

/** Accepts concurrent changes, and accounts that are not visible everywhere yet. */
const isTransient = ({ status, message }: ApiRefusal): boolean =>
  status === 409 || status === 412 || (status === 400 && message.includes('does not exist'));

/** Grants missing roles on one resource, and logs extra ones. */
export async function grantRoles(run: SetupRun, place: PolicyResource): Promise<void> {
  const isRequired = (role: string, member: string): boolean =>
    place.grants.some((grant) => grant.role === role && grant.member === member);
  const missingIn = ({ bindings }: Policy) =>
    place.grants.filter((grant) => !bindings.some((it) => has(it, grant)));
  // In a dry run, the resource may not exist yet.
  const policy = policySchema.parse((await place.read()) ?? {});
  for (const account of place.isExclusive ? [] : run.accounts) {
    const member = accountMember(run.project, account);
    const more = policy.bindings.filter(
      ({ role, members }) => members.includes(member) && !isRequired(role, member),
    );
    for (const { role } of more)
      run.log(`${account.id} has ${role} on ${place.name}: it needs no such right, remove it.`);
  }
  if (place.isExclusive) {
    const strangers = policy.bindings.flatMap(({ role, members }) =>
      members.filter((member) => !isRequired(role, member)),
    );
    for (const member of strangers)
      run.log(`${member} has a right on ${place.name}: it needs no such right, remove it.`);
  }
  const missing = missingIn(policy);
  if (missing.length === 0) return;
  const summary = missing.map(({ role, member }) => `${role} to ${shortName(member)}`).join(', ');
  await makeChange(run, `grant on ${place.name}: ${summary}`, () =>
    retryRefused(run.caller, isTransient, async () => {
      const freshPolicy = policySchema.parse(await place.read());
      return place.write({ ...freshPolicy, bindings: withAll(freshPolicy.bindings, missingIn(freshPolicy)) });
    }),
  );
}

/** 'vidriera-pages' for an account, and the last part for a set of a pipeline's identities. */
const shortName = (member: string): string =>
  /^serviceAccount:([^@]+)/.exec(member)?.[1] ?? member.split('/workloadIdentityPools/').at(-1) ?? member;

const has = (binding: Policy['bindings'][number], { role, member }: Grant): boolean =>
  binding.role === role && binding.condition === undefined && binding.members.includes(member);

function withAll(bindings: Policy['bindings'], grants: Grant[]): Policy['bindings'] {
  const all = structuredClone(bindings);
  for (const { role, member } of grants) {
    const binding = all.find((candidate) => candidate.role === role && candidate.condition === undefined);
    if (binding) binding.members.push(member);
    else all.push({ role, members: [member] });
  }
  return all;
}
