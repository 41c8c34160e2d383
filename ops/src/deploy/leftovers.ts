import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from '@vidriera/domain/zod-classic';
import { NODE, ROOT } from '@vidriera/local/cli/paths';
import { UserError } from '@vidriera/local/cli/user-error';
import { type Cli, deployedFunctions } from './firebase.ts';

/** Prints the names that a build of the functions exports. No process is for a function of this name, so none is loaded. */
const PRINT = `console.log(JSON.stringify(Object.keys(await import(process.argv[1]))))`;

/** The functions of the build in a folder. */
export async function builtFunctions(folder: string, signal: AbortSignal): Promise<string[]> {
  const env = { ...process.env, FUNCTION_TARGET: '-' };
  const args = ['--input-type=module', '-e', PRINT, join(folder, 'index.js')];
  const { stdout } = await promisify(execFile)(NODE, args, { env, signal });
  return z.array(z.string()).min(1).parse(JSON.parse(stdout));
}

/**
 * Checks that no deployed function is missing from the build: the Firebase CLI deletes those, and with `--force`, without which it deploys
 * nothing unasked, it does not ask.
 * @param folder the build's
 * @param prune lets them be deleted, and only says which
 * @throws UserError naming them
 */
export async function checkLeftovers(cli: Cli, folder: string, prune: boolean): Promise<void> {
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
      `Deployed, and no longer in the source: ${names}. Where no open page calls them any more, --prune deletes them. Nothing was changed.`,
    );
  }
  cli.log(`Will be deleted: ${names}`);
}
