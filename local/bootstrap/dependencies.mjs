import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { withLock } from './lock.mjs';
import { passSignals } from './pass-signals.mjs';

const INSTALL_LIMIT_MS = 20 * 60_000;
const TICK_MS = 15_000;

/**
 * Brings every workspace's node_modules up to date with the lock file and the packages' manifests; does nothing when the stamp
 * left by the last installation still matches and nothing that it installed is gone.
 * @param {string} root the repository's folder
 * @returns {Promise<string | undefined>} a sentence for the person at the terminal when it could not be done
 */
export async function ensureDependencies(root) {
  if (isCurrent(root)) return undefined;
  return withLock(join(root, '.cache', 'install.lock'), 'the installation of the dependencies', async () => {
    if (isCurrent(root)) return undefined;
    console.log('Installing the dependencies (the first time takes a few minutes)…');
    const started = Date.now();
    const outcome = await npmInstall(root);
    if (outcome !== 0) {
      return `The dependencies could not be installed (npm ended with ${outcome}): read npm's message above, check the connection to the npm registry, then try again.`;
    }
    if (!existsSync(projectNode(root))) {
      return 'npm installed the dependencies without the project\'s Node (package "node"): run `npm rebuild node`, then try again.';
    }
    writeFileSync(stampFile(root), fingerprint(root));
    console.log(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s`);
    return undefined;
  });
}

/**
 * The Node every verb runs on, a development dependency of the root.
 * @param {string} root the repository's folder
 */
export function projectNode(root) {
  return join(root, 'node_modules', '.bin', 'node');
}

/** The fields of a manifest that decide what npm installs; a changed script asks for no installation. */
const FIELDS = [
  'name',
  'workspaces',
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
  'overrides',
  'allowScripts',
];

/**
 * A hash of what decides the contents of node_modules: the lock file and every workspace's manifest.
 * @param {string} root the repository's folder
 */
export function fingerprint(root) {
  const main = readManifest(root);
  const manifests = [main, ...(main.workspaces ?? []).map((name) => readManifest(join(root, name)))];
  const lock = join(root, 'package-lock.json');
  const hash = createHash('sha256').update(existsSync(lock) ? readFileSync(lock) : '');
  for (const manifest of manifests)
    hash.update(JSON.stringify(FIELDS.map((field) => manifest[field] ?? null)));
  return hash.digest('hex');
}

function readManifest(folder) {
  const file = join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function isCurrent(root) {
  const stamp = stampFile(root);
  if (!existsSync(stamp) || !existsSync(projectNode(root)) || !isWhole(root)) return false;
  return readFileSync(stamp, 'utf8') === fingerprint(root);
}

/**
 * Whether every package that npm wrote down as installed is there, in the root's node_modules and in each workspace's own.
 * @param {string} root the repository's folder
 */
export function isWhole(root) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const { packages } = JSON.parse(readFileSync(installed, 'utf8'));
  return Object.keys(packages).every((path) => existsSync(join(root, path, 'package.json')));
}

function stampFile(root) {
  return join(root, 'node_modules', '.vidriera-stamp');
}

/** Runs npm with its own progress on the terminal; resolves with its exit code or the reason it did not end well. */
function npmInstall(root) {
  const cli = process.env.npm_execpath;
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []];
  const args = [...first, 'install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, PATH: path } });
    passSignals(child);
    const started = Date.now();
    const tick = setInterval(() => {
      console.log(`  … installing: ${Math.round((Date.now() - started) / 1000)} s so far`);
    }, TICK_MS);
    const limit = setTimeout(() => child.kill('SIGTERM'), INSTALL_LIMIT_MS);
    child.once('error', (error) => {
      clearInterval(tick);
      clearTimeout(limit);
      resolve(error.message);
    });
    child.once('exit', (code, signal) => {
      clearTimeout(limit);
      clearInterval(tick);
      resolve(code ?? `signal ${signal}`);
    });
  });
}
