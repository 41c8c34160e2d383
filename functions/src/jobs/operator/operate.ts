import { parseArgs } from 'node:util';

export interface Operation {
  words: string[];
  dryRun: boolean;
  /** Takes back what the program does otherwise. */
  lift: boolean;
  /** `npm run takedown` alone: nobody is told; a copy is kept. */
  quiet: boolean;
  keep: boolean;
  /** Aborts when the operator stops the program. */
  signal: AbortSignal;
  log: (line: string) => void;
}

/** Runs an operator's program on the project of `services()`. Exits with 0 if `work` returns true, else with 1. */
export async function operate(work: (operation: Operation) => Promise<boolean>): Promise<void> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => stop.abort(new Error(`stopped by ${signal}: run it again to continue`)));
  }
  const { values, positionals } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      lift: { type: 'boolean', default: false },
      quiet: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const log = (line: string): void => console.log(line);
  try {
    const { 'dry-run': dryRun, ...flags } = values;
    const isWell = await work({ words: positionals, dryRun, ...flags, signal: stop.signal, log });
    process.exitCode = isWell ? 0 : 1;
  } catch (error) {
    console.error(stop.signal.aborted ? stop.signal.reason.message : error);
    process.exitCode = 1;
  }
}
