import { spawn } from 'node:child_process';
import { ProcessTree } from './tree.ts';

const STOP_MS = 5000;

/** A command that was started, with the terminal as its own. */
export interface Command {
  /** Resolves with its exit code; 1 when a signal ended it. */
  exit: Promise<number>;
  /** Stops it and all it started. */
  stop: () => Promise<void>;
}

/** Runs a command to its end, its output straight on the terminal. */
export function runCommand(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv): Command {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
  const tree = new ProcessTree(child.pid ?? -1);
  const exit = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return { exit, stop: () => tree.stop('SIGTERM', STOP_MS).then(() => undefined) };
}
