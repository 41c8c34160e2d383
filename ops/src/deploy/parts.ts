import { AREAS, type SiteName } from '@vidriera/domain/site/areas';
import { UserError } from '@vidriera/local/cli/user-error';

/** Targets of `firebase deploy --only`, in deployment order. */
const OTHERS: Record<string, string[]> = { rules: ['firestore', 'storage'], functions: ['functions'] };
/** The shell comes first, because areas may use its new exports. */
const SITES: SiteName[] = ['shell', ...AREAS];

export interface DeployParts {
  sites: SiteName[];
  /** Targets that precede the sites: functions depend on rules, and pages on functions. */
  only: string[];
}

export const PART_NAMES = [...SITES, ...Object.keys(OTHERS)];

/**
 * Returns the named parts; all parts by default.
 * @throws UserError for an unknown name
 */
export function parseParts(names: string[]): DeployParts {
  const unknown = names.filter((name) => !PART_NAMES.includes(name));
  if (unknown.length > 0) {
    throw new UserError(
      `npm run deploy has no part ${unknown.join(', ')}: the parts are ${PART_NAMES.join(', ')}.`,
    );
  }
  const isSelected = (name: string): boolean => names.length === 0 || names.includes(name);
  const otherParts = Object.entries(OTHERS).filter(([name]) => isSelected(name));
  return { sites: SITES.filter(isSelected), only: otherParts.flatMap(([, only]) => only) };
}
