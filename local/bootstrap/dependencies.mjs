import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { passSignals } from './pass-signals.mjs';

/** npm keeps unpacking for minutes after a signal. */
const STOP_MS = 2000;

/**
 * Runs `npm ci` unless the installed packages are those of the lock file.
 * @param {string} root repository folder
 * @returns {Promise<number>} npm's exit code, or 128 plus the number of the signal that stopped it
 */
export async function ensureDependencies(root) {
  if (isInstalled(root)) return 0;
  console.log('Installing the dependencies (the first time takes a few minutes)…');
  const code = await npmCi(root);
  if (code !== 0) console.error('The dependencies are not installed: the next start installs them again.');
  return code;
}

/**
 * Compares the lock file with npm's list of what it installed, which npm writes after everything else. So an
 * interrupted installation runs again, and anybody's own `npm ci` counts.
 * @param {string} root repository folder
 */
function isInstalled(root) {
  const list = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(projectNode(root)) || !existsSync(list)) return false;
  const { '': _root, ...locked } = readPackages(join(root, 'package-lock.json'));
  const installed = readPackages(list);
  return (
    Object.keys(installed).every((path) => path in locked) &&
    Object.entries(locked).every(([path, { version, integrity, optional }]) => {
      const found = installed[path];
      return found ? found.version === version && found.integrity === integrity : optional === true;
    })
  );
}

/**
 * @param {string} file a lock file of npm
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>} packages by folder
 */
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

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
