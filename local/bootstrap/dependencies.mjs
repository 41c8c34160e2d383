import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { passSignals } from './pass-signals.mjs';

/** npm keeps unpacking for minutes after a signal. */
const STOP_MS = 2000;

/**
 * Runs `npm ci` unless the installed lock file is current.
 * The stamp is written last, so an interrupted installation runs again.
 * @param {string} root repository folder
 * @returns {Promise<number>} npm's exit code, or 128 plus the number of the signal that stopped it
 */
export async function ensureDependencies(root) {
  const stamp = join(root, 'node_modules', '.vidriera-stamp');
  const lockHash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(projectNode(root)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash)
    return 0;
  console.log('Installing the dependencies (the first time takes a few minutes)…');
  const code = await npmCi(root);
  if (code === 0) writeFileSync(stamp, lockHash);
  else console.error('The dependencies are not installed: the next start installs them again.');
  return code;
}

/**
 * Returns the path of the project's Node, a development dependency.
 * @param {string} root repository folder
 */
export const projectNode = (root) => join(root, 'node_modules', '.bin', 'node');

/** @returns {Promise<number>} */
function npmCi(root) {
  const cli = process.env.npm_execpath;
  const [command, cliArgs] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const child = spawn(
    command,
    [...cliArgs, 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}` },
    },
  );
  const stoppedBy = passSignals(child, STOP_MS);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      const stop = stoppedBy() ?? signal;
      resolve(stop ? 128 + constants.signals[stop] : code);
    });
  });
}
