/**
 * The one entry of every verb (`npm start`, `npm test`, …). It uses Node's built-ins alone, so that it runs on a
 * fresh clone with whatever Node the machine has; it brings the dependencies up to date and hands over to
 * `src/main.ts` on the project's own Node.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What package.json's `engines` says: the dependencies need it. */
const OLDEST_NODE = [20, 19];
const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  console.error(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE.join('.')} or newer, then try again.`,
  );
  process.exit(1);
}

const { ensureDependencies } = await import('./bootstrap/dependencies.mjs');
const { relay } = await import('./bootstrap/relay.mjs');

const problem = await ensureDependencies(root);
if (problem) {
  console.error(problem.sentence);
  process.exit(problem.exitCode);
}
await relay(root, join(here, 'src', 'main.ts'), process.argv.slice(2));
