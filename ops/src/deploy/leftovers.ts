import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from '@vidriera/domain/zod-classic';
import { NODE, ROOT } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';
import { deployedFunctions, type FirebaseCli } from './firebase.ts';

/** Prints the exported names. FUNCTION_TARGET matches no function, so none is loaded. */
const PRINT = `console.log(JSON.stringify(Object.keys(await import(process.argv[1]))))`;

export async function builtFunctions(folder: string, signal: AbortSignal): Promise<string[]> {
  const env = { ...process.env, FUNCTION_TARGET: '-' };
  const args = ['--input-type=module', '-e', PRINT, join(folder, 'index.js')];
  const { stdout } = await promisify(execFile)(NODE, args, { env, signal });
  return z.array(z.string()).min(1).parse(JSON.parse(stdout));
}

/**
 * Checks that every deployed function is in the build. With --force, the Firebase CLI deletes missing
 * functions without a prompt.
 * @param folder of the build
 * @param prune allows the deletion
 * @throws UserError with the names
 */
export async function checkLeftovers(cli: FirebaseCli, folder: string, prune: boolean): Promise<void> {
  const built = await builtFunctions(folder, cli.signal);
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
