import { execFileSync } from 'node:child_process';
import { ROOT } from '../cli/paths.ts';
import { UserError } from '../cli/user-error.ts';

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * Returns the commit that a change began at: where its branch left `origin/main`, or the last commit without a remote.
 * @throws UserError outside a repository
 */
export function changeBase(): string {
  try {
    return git('merge-base', 'HEAD', 'origin/main');
  } catch {
    try {
      return git('rev-parse', 'HEAD');
    } catch (cause) {
      throw new UserError('npm test -- changed needs a Git repository with a commit.', { cause });
    }
  }
}

/** Returns the files that differ from a commit, new ones too; deleted ones are left out. */
export const changedFiles = (base: string): string[] =>
  [
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ].flatMap((lines) => lines.split('\n').filter(Boolean));

/** Rules and indexes are read by tests, not imported. */
const READ_BY_EMULATORS = /^(?:firestore|storage)\.(?:rules|indexes\.json)$/;
/** Files that the suites of rules and functions may import. */
const ON_EMULATORS = /^(?:domain|functions|session|kit|demo|local|storage-rules|tests\/(?:rules|attempts))\//;
const BROWSER_TEST = /^tests\/e2e\/.*(?<!\.release)\.spec\.ts$/;

/** Says which suites a change concerns, and of which files. */
export function suitesOf(files: readonly string[]) {
  return {
    /** Whether rules themselves changed: then all their tests run. */
    rules: files.some((file) => READ_BY_EMULATORS.test(file)),
    emulators: files.some((file) => ON_EMULATORS.test(file)),
    browser: files.filter((file) => BROWSER_TEST.test(file)),
  };
}
