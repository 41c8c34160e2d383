/**
 * Runs a main module on the project's Node, after installing the dependencies. It imports built-ins only,
 * because a fresh clone has no packages.
 */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = [20, 19];
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string} main path of the module, relative to the repository */
export async function run(main) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(
      `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or newer, then try again.`,
    );
    process.exit(1);
  }
  // Imported late: an old Node cannot parse their syntax.
  const { ensureDependencies } = await import('./dependencies.mjs');
  const { relay } = await import('./relay.mjs');
  const code = await ensureDependencies(root);
  if (code !== 0) process.exit(code);
  await relay(root, resolve(root, main), process.argv.slice(2));
}
