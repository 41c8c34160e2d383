import { delimiter, join } from 'node:path';
import { ROOT } from '../cli/paths.ts';
import { startService } from './service.ts';
import { rejectOnAbort } from './shutdown.ts';

const STOP_MS = 3000;

export interface LoggedOptions {
  cwd: string;
  logFile: string;
  limitMs: number;
  signal: AbortSignal;
  env?: Record<string, string>;
  onLine?: (line: string) => void;
}

/** The end of a command: `code 0`, `code 1`, `signal SIGTERM`, `no end after 300 s`. */
export interface LoggedResult {
  how: string;
  lastLines: string[];
}

/** Runs a shell command with its output in a file. Stops its process tree on timeout or abort. */
export async function runLogged(command: string, options: LoggedOptions): Promise<LoggedResult> {
  const bin = [
    join(options.cwd, 'node_modules', '.bin'),
    join(ROOT, 'node_modules', '.bin'),
    process.env.PATH ?? '',
  ];
  const service = startService({
    name: command,
    command: 'sh',
    args: ['-c', command],
    cwd: options.cwd,
    env: { ...process.env, ...options.env, PATH: bin.join(delimiter) },
    logFile: options.logFile,
    ...(options.onLine && { onLine: options.onLine }),
  });
  const { promise: late, resolve } = Promise.withResolvers<string>();
  const timer = setTimeout(() => resolve(`no end after ${options.limitMs / 1000} s`), options.limitMs);
  try {
    const how = await Promise.race([service.ended, late, rejectOnAbort(options.signal)]);
    return { how, lastLines: service.lastLines() };
  } finally {
    clearTimeout(timer);
    await service.tree.stop('SIGTERM', STOP_MS);
  }
}
