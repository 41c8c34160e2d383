import { ROOT } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';
import { deployedFunctions, type FirebaseCli } from './firebase.ts';

/**
 * Checks that every deployed function is in the build. With --force, the Firebase CLI deletes missing
 * functions without a prompt.
 * @param built names
 * @param prune allows the deletion
 * @throws UserError with the names
 */
export async function checkLeftovers(cli: FirebaseCli, built: string[], prune: boolean): Promise<void> {
  const ours = (await deployedFunctions(cli, ROOT)).filter(
    ({ codebase, labels }) =>
      codebase === 'default' && labels['deployment-tool']?.startsWith('cli-firebase') === true,
  );
  const gone = ours.filter(({ id }) => !built.includes(id)).map(({ id }) => id);
  if (gone.length === 0) return;
  const names = gone.sort().join(', ');
  if (!prune) {
    throw new UserError(
      `Deployed, but no longer in the source: ${names}. If no open page calls them, --prune deletes them. Nothing was changed.`,
    );
  }
  cli.log(`Will be deleted: ${names}`);
}
