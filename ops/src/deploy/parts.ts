import { AREAS, type SiteName } from '@vidriera/domain/site/areas';
import { UserError } from '@vidriera/local/cli/user-error';

/** What `firebase deploy --only` calls the parts that are no site, in the order in which they go out. */
const OTHERS: Record<string, string[]> = { rules: ['firestore', 'storage'], functions: ['functions'] };
/** The shell first: what an area newly uses of it is there when the area comes. */
const SITES: SiteName[] = ['shell', ...AREAS];

/** What one deployment is made of. */
export interface Parts {
  /** The sites to release, each by itself. */
  sites: SiteName[];
  /** What `--only` says for all else, which goes out before: code counts on rules, pages on functions. */
  only: string[];
}

/** The names of all parts, as `npm run deploy` takes them. */
export const PART_NAMES = [...SITES, ...Object.keys(OTHERS)];

/**
 * The named parts; everything, if none is named.
 * @throws UserError for a name nobody knows
 */
export function partsOf(names: string[]): Parts {
  const unknown = names.filter((name) => !PART_NAMES.includes(name));
  if (unknown.length > 0) {
    throw new UserError(`npm run deploy knows no ${unknown.join(', ')}: it takes ${PART_NAMES.join(', ')}.`);
  }
  const isWanted = (name: string): boolean => names.length === 0 || names.includes(name);
  const others = Object.entries(OTHERS).filter(([name]) => isWanted(name));
  return { sites: SITES.filter(isWanted), only: others.flatMap(([, only]) => only) };
}
