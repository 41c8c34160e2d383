import { AREAS, siteOf } from 'domain/site/areas';
import { UserError } from '../cli/user-error.ts';

/** What can be deployed by itself, and what `firebase deploy --only` calls it. */
const TARGETS: Record<string, string[]> = {
  ...Object.fromEntries(['shell' as const, ...AREAS].map((name) => [name, [`hosting:${siteOf(name)}`]])),
  functions: ['functions'],
  rules: ['firestore', 'storage'],
};

/** Their names, as `npm run deploy` takes them. */
export const TARGET_NAMES = Object.keys(TARGETS);

/**
 * What `--only` is to say for the named parts; for none named, everything.
 * @throws UserError for a name nobody knows
 */
export function onlyOf(names: string[]): string[] {
  const unknown = names.filter((name) => !Object.hasOwn(TARGETS, name));
  if (unknown.length > 0) {
    throw new UserError(
      `npm run deploy knows no ${unknown.join(', ')}: it takes ${TARGET_NAMES.join(', ')}.`,
    );
  }
  const chosen = Object.entries(TARGETS).filter(([name]) => names.length === 0 || names.includes(name));
  return chosen.flatMap(([, parts]) => parts);
}
