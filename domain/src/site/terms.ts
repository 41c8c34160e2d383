/** The day of the present terms and privacy policy. A new day has everybody asked again. */
export const TERMS_VERSION = '2026-11-26';

/** Years: the least age of an account, and the age until which a guardian has to agree. */
export const AGES = { least: 13, guardian: 18 } as const;

/** Nobody accepted any terms yet, or only earlier ones. */
export type TermsToAccept = 'first' | 'changed';

/** Why somebody has to accept the present terms; `null` if they did. @param accepted the stored version */
export function termsToAccept(accepted: string | null): TermsToAccept | null {
  if (accepted === null) return 'first';
  return accepted < TERMS_VERSION ? 'changed' : null;
}
