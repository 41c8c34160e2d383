import type { RulesFixture } from './values.ts';

/**
 * A value in one field of a valid item, on create and update. `differs` says why form and rules disagree;
 * without it both must agree.
 */
export interface FieldCase {
  change: RulesFixture;
  verdict: 'allow' | 'deny';
  differs?: string;
}
const cases = (field: string, verdict: 'allow' | 'deny', values: unknown[], differs?: string): FieldCase[] =>
  values.map((value) => ({ change: { [field]: value }, verdict, ...(differs ? { differs } : {}) }));
export const allow = (field: string, ...values: unknown[]) => cases(field, 'allow', values);
export const deny = (field: string, ...values: unknown[]) => cases(field, 'deny', values);
/** Denied by the rules although the form's schema accepts it. */
export const denyDespiteForm = (reason: string, field: string, ...values: unknown[]) =>
  cases(field, 'deny', values, reason);

export const EMPTY_IS_FILLED_IN = 'the form fills in what is empty before it writes';

export const letters = (count: number) => 'a'.repeat(count);
