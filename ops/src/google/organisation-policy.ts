import { COPY_REGION, REGION } from '@vidriera/domain/site/regions';

/** Signs of an organisation's policies in refusals of Google's APIs and in output of the Firebase CLI. */
const POLICIES = [
  {
    sign: /permitted customer|permitted organization|iam\.allowedPolicyMemberDomains|iam\.managed\.allowedPolicyMembers|Unable to set the invoker/,
    advice:
      'The organisation’s policy iam.allowedPolicyMemberDomains (domain restricted sharing) most likely forbids allUsers, and so visitors cannot reach functions. Its policy administrator allows all members for this project, then deploy again.',
  },
  {
    sign: /Key creation is not allowed|disableServiceAccountKeyCreation|disableServiceAccountKeyUpload/,
    advice:
      'The organisation’s policy iam.disableServiceAccountKeyCreation forbids keys of service accounts. No command needs one: people use `npm run firebase -- login`, pipelines use Workload Identity.',
  },
  {
    sign: /disableServiceAccountCreation/,
    advice:
      'The organisation’s policy iam.disableServiceAccountCreation forbids the functions’ accounts. Its policy administrator allows them for this project, then run this again.',
  },
  {
    sign: /iam\.workloadIdentityPoolProviders/,
    advice:
      'The organisation’s policy iam.workloadIdentityPoolProviders allows no tokens of GitHub. Its policy administrator allows https://token.actions.githubusercontent.com for this project, then run this again.',
  },
  {
    sign: /gcp\.resourceLocations/,
    advice: `The organisation’s policy gcp.resourceLocations forbids a region of this product. Its policy administrator allows in:${REGION}-locations and in:${COPY_REGION}-locations for this project, then run this again.`,
  },
];
const OTHER = /constraints\/[\w.]+/;

/** Explains the organisation's policy that a refusal comes from; `undefined` when it shows no sign of one. */
export function policyAdvice(text: string): string | undefined {
  const known = POLICIES.find(({ sign }) => sign.test(text));
  const [other] = OTHER.exec(text) ?? [];
  const advice =
    known?.advice ??
    (other &&
      `The organisation’s policy ${other} forbids this. Ask its policy administrator for an exception.`);
  return advice && `${advice} See “Organisation policies” in docs/operations.md.`;
}
