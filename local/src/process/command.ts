import { spawn } from 'node:child_process';
import { ProcessTree } from './tree.ts';

const STOP_MS = 5000;

export interface RunningCommand {
  /** Resolves with the exit code; 1 after a signal. */
  exit: Promise<number>;
  stop: () => Promise<void>;
}

/** Runs a command that shares this terminal. */
export function runCommand(
  command: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): RunningCommand {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
  const tree = new ProcessTree(child.pid ?? -1);
  const exit = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return { exit, stop: () => tree.stop('SIGTERM', STOP_MS).then(() => undefined) };
}
