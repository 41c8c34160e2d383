import { z } from '@vidriera/domain/zod-classic';
import { patiently, type Refused } from '../google/call.ts';
import { ACCOUNTS, type Account, emailOf } from './accounts.ts';
import { change, type Run } from './change.ts';

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

/** Where a policy is read and written, and which roles the accounts should have there. */
export interface Place {
  name: string;
  read: () => Promise<unknown>;
  write: (policy: Policy) => Promise<unknown>;
  rolesOf: (account: Account) => string[];
  /** Whether nobody else should have such a role there. */
  isTheirsAlone?: boolean;
}

/** Somebody else changed the policy since it was read; a new account is not seen everywhere at once. */
const passes = ({ status, message }: Refused): boolean =>
  status === 409 || status === 412 || (status === 400 && message.includes('does not exist'));

/** Grants in one place what accounts lack there, and tells what is granted besides. */
export async function grant(run: Run, place: Place): Promise<void> {
  const wanted = ACCOUNTS.flatMap((account) =>
    place.rolesOf(account).map((role) => ({ role, member: `serviceAccount:${emailOf(run, account)}` })),
  );
  const missingIn = ({ bindings }: Policy) => wanted.filter((one) => !bindings.some((it) => has(it, one)));
  // What a dry run would have made first has no policy yet.
  const policy = policySchema.parse((await place.read()) ?? {});
  for (const account of place.isTheirsAlone ? [] : ACCOUNTS) {
    const member = `serviceAccount:${emailOf(run, account)}`;
    const more = policy.bindings.filter(
      ({ role, members }) => members.includes(member) && !place.rolesOf(account).includes(role),
    );
    for (const { role } of more) run.log(`${account.id} has ${role} on ${place.name} besides: take it away.`);
  }
  if (place.isTheirsAlone) {
    const theirs = policy.bindings.flatMap(({ role, members }) =>
      members.filter((member) => !wanted.some((one) => one.role === role && one.member === member)),
    );
    for (const member of theirs) run.log(`${member} has a right on ${place.name} besides: take it away.`);
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
