/** Date of the current terms and privacy policy. A new date asks everybody again. */
export const TERMS_VERSION = '2026-12-05';

/** Years: minimum age of an account, and the age below which a guardian must agree. */
export const AGES = { least: 13, guardian: 18 } as const;

/** `first`: the person accepted no terms yet. `changed`: only earlier ones. */
export type TermsToAccept = 'first' | 'changed';

/** Returns why a person must accept the current terms; `null` if they have. @param accepted the stored version */
export function termsToAccept(accepted: string | null): TermsToAccept | null {
  if (accepted === null) return 'first';
  return accepted < TERMS_VERSION ? 'changed' : null;
}
