/**
 * Runs a main module on the project's own Node, with up-to-date dependencies. It uses Node's built-ins alone, so that it
 * works on a fresh clone with any Node that the machine has.
 */
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `engines` of package.json: the dependencies need it. */
const OLDEST_NODE = [20, 19];
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** @param {string} main path of the module, from the repository's folder */
export async function run(main) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(
      `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or newer, then try again.`,
    );
    process.exit(1);
  }
  // Imported late: they use newer syntax than an old Node can parse.
  const { ensureDependencies } = await import('./dependencies.mjs');
  const { relay } = await import('./relay.mjs');
  const code = await ensureDependencies(root);
  if (code !== 0) process.exit(code);
  await relay(root, resolve(root, main), process.argv.slice(2));
}
