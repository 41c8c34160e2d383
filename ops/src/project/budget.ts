import { z } from '@vidriera/domain/zod-classic';
import { UserError } from '@vidriera/local/cli/user-error';
import { callGoogle } from '../google/call.ts';
import { makeChange, readResource, type SetupRun } from './change.ts';
import { isSubset } from './subset.ts';

/** Parts of the budget at which Google writes, and at which its forecast does. */
const THRESHOLDS = [
  { thresholdPercent: 0.5, spendBasis: 'CURRENT_SPEND' },
  { thresholdPercent: 0.9, spendBasis: 'CURRENT_SPEND' },
  { thresholdPercent: 1, spendBasis: 'CURRENT_SPEND' },
  { thresholdPercent: 1, spendBasis: 'FORECASTED_SPEND' },
];
const billingSchema = z.object({ billingAccountName: z.string().default('') });
const listSchema = z.object({
  budgets: z.array(z.looseObject({ name: z.string(), displayName: z.string().default('') })).default([]),
});

/**
 * Creates or updates the project's monthly budget. Its alerts reach the billing account's administrators and
 * the project's owners.
 * @param amount whole units of the billing account's currency
 * @param number project number
 * @throws UserError without a billing account
 * @see https://cloud.google.com/billing/docs/reference/budget/rest/v1/billingAccounts.budgets
 */
export async function setBudget(run: SetupRun, amount: string, number: string): Promise<void> {
  const billing = await readResource(run, 'cloudbilling', `/v1/projects/${run.project}/billingInfo`);
  if (billing === null && run.dryRun) return run.log('the budget is unknown until cloudbilling is on');
  const { billingAccountName } = billingSchema.parse(billing ?? {});
  if (!billingAccountName) {
    throw new UserError(
      `${run.project} has no billing account: link one (gcloud billing projects link ${run.project} --billing-account=ACCOUNT), then run this again.`,
    );
  }
  const path = `/v1/${billingAccountName}/budgets`;
  const displayName = `Vidriera ${run.project}`;
  const required = {
    budgetFilter: { projects: [`projects/${number}`], calendarPeriod: 'MONTH' },
    amount: { specifiedAmount: { units: amount } },
    thresholdRules: THRESHOLDS,
    notificationsRule: { enableProjectLevelRecipients: true },
  };
  const { budgets } = listSchema.parse(
    (await readResource(run, 'billingbudgets', `${path}?scope=projects/${run.project}&pageSize=100`)) ?? {},
  );
  const found = budgets.find((budget) => budget.displayName === displayName);
  if (!found) {
    await makeChange(run, `set a budget of ${amount} a month`, () =>
      callGoogle(run.caller, 'POST', 'billingbudgets', path, { displayName, ...required }),
    );
  } else if (!isSubset(required, found)) {
    const mask = Object.keys(required).join(',');
    await makeChange(run, `change the budget to ${amount} a month`, () =>
      callGoogle(run.caller, 'PATCH', 'billingbudgets', `/v1/${found.name}?updateMask=${mask}`, required),
    );
  }
}
