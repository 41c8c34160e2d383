import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { diskProblem } from './disk.mjs';
import { withLock } from './lock.mjs';
import { npmInstall, registryAnswers } from './npm.mjs';
import { problemOf, signalOf } from './problem.mjs';

/** What the dependencies take on the disk, and npm besides while it installs them. */
const NEEDED_BYTES = 1600 * 1024 * 1024;
/** With less than this the disk is what an installation failed of. */
const FULL_BYTES = 20 * 1024 * 1024;

/**
 * Brings every workspace's node_modules up to date with the lock file and the packages' manifests; does nothing when the stamp
 * left by the last installation still matches and nothing that it installed is gone.
 * @param {string} root the repository's folder
 * @returns {Promise<import('./problem.mjs').Problem | undefined>} what could not be done
 */
export async function ensureDependencies(root) {
  if (isCurrent(root)) return undefined;
  const full = existsSync(join(root, 'node_modules')) ? undefined : diskProblem(root, NEEDED_BYTES);
  if (full) return { sentence: full, exitCode: 1 };
  try {
    return await withLock(join(root, '.cache', 'install.lock'), 'the installation of the dependencies', () =>
      install(root),
    );
  } catch (error) {
    const sentence = diskProblem(root, FULL_BYTES);
    if (!sentence) throw error;
    return { sentence, exitCode: 1 };
  }
}

/** @returns {Promise<import('./problem.mjs').Problem | undefined>} */
async function install(root) {
  if (isCurrent(root)) return undefined;
  console.log('Installing the dependencies (the first time takes a few minutes)…');
  const started = Date.now();
  clearHalf(root);
  const { online, outcome: asked } = await registryAnswers(root);
  if (signalOf(asked)) return problemOf(asked, online, undefined);
  mkdirSync(dirname(markFile(root)), { recursive: true });
  writeFileSync(markFile(root), '');
  const outcome = await npmInstall(root, !online);
  if (outcome !== 0) {
    const full = diskProblem(root, FULL_BYTES);
    // npm puts back what it changed where it ends by itself, if there is room to.
    if (typeof outcome === 'number' && !full && signalOf(outcome) === 0) rmSync(markFile(root));
    return problemOf(outcome, online, full);
  }
  if (!existsSync(projectNode(root))) {
    const sentence =
      'npm installed the dependencies without the project\'s Node (package "node"): run `npm rebuild node`, then try again.';
    return { sentence, exitCode: 1 };
  }
  writeFileSync(stampFile(root), fingerprint(root));
  rmSync(markFile(root));
  console.log(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s`);
  return undefined;
}

/**
 * Takes away what an installation left that never came to its end: npm takes a package for whole whose manifest is there.
 * @param {string} root the repository's folder
 */
export function clearHalf(root) {
  if (!existsSync(markFile(root))) return;
  console.log('The last installation did not come to its end: beginning anew');
  for (const folder of ['', ...(readManifest(root).workspaces ?? [])])
    rmSync(join(root, folder, 'node_modules'), { recursive: true, force: true });
  rmSync(markFile(root));
}

/** There while an installation is under way, and after one that was cut off. */
function markFile(root) {
  return join(root, '.cache', 'installing');
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
