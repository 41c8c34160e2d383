import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '@vidriera/local/cli/paths';

/** Returns the commit of a working copy, `…-changed` with changes on top; `undefined` outside of a repository. */
export async function presentCommit(folder = ROOT): Promise<string | undefined> {
  const git = async (...args: string[]): Promise<string> =>
    (await promisify(execFile)('git', args, { cwd: folder })).stdout.trim();
  try {
    const commit = await git('rev-parse', 'HEAD');
    return (await git('status', '--porcelain')) === '' ? commit : `${commit}-changed`;
  } catch {
    return undefined;
  }
}
