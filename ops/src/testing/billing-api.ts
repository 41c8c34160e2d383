import { z } from '@vidriera/domain/zod-classic';
import type { FakeProject } from './project.ts';
import { type ApiCall, notFound, type Route, routesFor } from './route.ts';

const budgetSchema = z.strictObject({
  displayName: z.string().max(60).optional(),
  budgetFilter: z.strictObject({
    projects: z.array(z.string().regex(/^projects\/\d+$/)),
    calendarPeriod: z.enum(['MONTH', 'QUARTER', 'YEAR']),
  }),
  amount: z.strictObject({ specifiedAmount: z.strictObject({ units: z.string().regex(/^\d+$/) }) }),
  thresholdRules: z.array(
    z.strictObject({
      thresholdPercent: z.number().positive(),
      spendBasis: z.enum(['CURRENT_SPEND', 'FORECASTED_SPEND']),
    }),
  ),
  notificationsRule: z.strictObject({ enableProjectLevelRecipients: z.boolean() }),
});

/** Fakes the project's billing account and its budgets. Google answers with the account's currency. */
export function billingRoutes(project: FakeProject): Route[] {
  const read = (body: unknown) => {
    const budget = budgetSchema.parse(body);
    return {
      ...budget,
      amount: { specifiedAmount: { ...budget.amount.specifiedAmount, currencyCode: 'ARS' } },
    };
  };
  const create = ({ captured: [account], body }: ApiCall) => {
    const name = `billingAccounts/${account}/budgets/b${project.budgets.length + 1}`;
    const budget = { ...read(body), name };
    project.budgets.push(budget);
    return budget;
  };
  const patch = ({ captured: [, id], query, body }: ApiCall) => {
    const found = project.budgets.find(({ name }) => name.endsWith(`/${id}`));
    if (!found) throw notFound();
    const request: Record<string, unknown> = read(body);
    const masked = (query.get('updateMask') ?? '').split(',').map((field) => [field, request[field]]);
    return Object.assign(found, Object.fromEntries(masked));
  };
  return [
    ...routesFor('cloudbilling', {
      'GET /v1/:project/billingInfo': () => ({
        billingEnabled: project.billingAccount !== '',
        billingAccountName: project.billingAccount,
      }),
    }),
    ...routesFor('billingbudgets', {
      'GET /v1/billingAccounts/*/budgets': () =>
        project.budgets.length > 0 ? { budgets: project.budgets } : {},
      'POST /v1/billingAccounts/*/budgets': create,
      'PATCH /v1/billingAccounts/*/budgets/*': patch,
    }),
  ];
}
