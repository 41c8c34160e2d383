import { COPY_REGION } from '@vidriera/domain/site/regions';
import { expect, it } from 'vitest';
import { policyAdvice } from './organisation-policy.ts';

it.each([
  [
    'One or more users named in the policy do not belong to a permitted customer.',
    'allowedPolicyMemberDomains',
  ],
  ['Unable to set the invoker for the IAM policy on the following functions:', 'allowedPolicyMemberDomains'],
  ['Key creation is not allowed on this service account.', 'disableServiceAccountKeyCreation'],
  ["'us' violates constraint 'constraints/gcp.resourceLocations'", `in:${COPY_REGION}-locations`],
  [
    'violates constraint constraints/iam.workloadIdentityPoolProviders',
    'token.actions.githubusercontent.com',
  ],
  ['constraints/iam.disableServiceAccountCreation', 'forbids the functions’ accounts'],
  [
    'constraints/compute.vmExternalIpAccess is violated',
    'policy constraints/compute.vmExternalIpAccess forbids',
  ],
])('policyAdvice: explains %j', (text, part) => {
  expect(policyAdvice(text)).toContain(part);
  expect(policyAdvice(text)).toContain('docs/operations.md');
});

it('policyAdvice: is silent about other refusals', () => {
  expect(policyAdvice('The caller does not have permission')).toBeUndefined();
});
