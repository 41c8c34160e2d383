import { parseArgs } from 'node:util';

/** What a program of the operator's is given. */
export interface Operation {
  words: string[];
  dryRun: boolean;
  /** Aborted when the operator stops it. */
  signal: AbortSignal;
  log: (line: string) => void;
}

/**
 * Runs a program that works on a project's data with the operator's rights, in the environment that `services()` reads. It ends with 0 when
 * `work` says that all is well, with 1 when not, and when it fails.
 */
export async function operate(work: (operation: Operation) => Promise<boolean>): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(new Error(`stopped by ${signal}: run it again, and it goes on`)));
  }
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const log = (line: string): void => console.log(line);
  try {
    const isWell = await work({ words: positionals, dryRun: values['dry-run'], signal: stop.signal, log });
    process.exitCode = isWell ? 0 : 1;
  } catch (error) {
    console.error(stop.signal.aborted ? stop.signal.reason.message : error);
    process.exitCode = 1;
  }
}
