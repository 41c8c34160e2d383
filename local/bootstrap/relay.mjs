import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { projectNode } from './dependencies.mjs';
import { passSignals } from './pass-signals.mjs';

/**
 * Runs `script` on the project's Node, passes stop signals on, and exits with its code.
 * @param {string} root repository folder
 * @param {string} script
 * @param {string[]} args
 */
export function relay(root, script, args) {
  const node = projectNode(root);
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  passSignals(child);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(
        `The project's Node could not be started (${error.message}): delete node_modules, then try again.`,
      );
      process.exit(1);
    });
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
      resolve();
    });
  });
}
