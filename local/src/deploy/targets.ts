import { AREAS, isServed, siteOf } from 'domain/site/areas';
import { UserError } from '../cli/user-error.ts';

/**
 * What can be deployed by itself, and what `firebase deploy --only` calls it. An area that has public screens brings the
 * function that renders them: HTML of another build than the area's is drawn anew in the browser, which each visitor pays for.
 */
const TARGETS: Record<string, string[]> = {
  shell: [`hosting:${siteOf('shell')}`, 'functions:pages'],
  ...Object.fromEntries(
    AREAS.map((area) => [area, [`hosting:${siteOf(area)}`, ...(isServed(area) ? ['functions:pages'] : [])]]),
  ),
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
  const only = new Set(chosen.flatMap(([, parts]) => parts));
  if (only.has('functions')) only.delete('functions:pages');
  return [...only];
}
