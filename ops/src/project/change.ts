import { type Caller, call, patiently, Refused } from '../google/call.ts';

/** A run that brings a project in order, or says what it would do. */
export interface Run {
  project: string;
  caller: Caller;
  dryRun: boolean;
  log: (line: string) => void;
  /** What was, or would be, changed. */
  changes: string[];
  /** APIs that a dry run would have switched on first: what is behind them is taken for not there. */
  off: Set<string>;
}

/** Makes one change, unless nothing is to be changed. @param what is said of it: 'switch on run.googleapis.com' */
export async function change(run: Run, what: string, make: () => Promise<unknown>): Promise<void> {
  if (!run.dryRun) await make();
  run.changes.push(what);
  run.log(run.dryRun ? `would ${what}` : `did ${what}`);
}

/** An API that has just been switched on answers so for a minute or two. */
const isUnseen = ({ status, message }: Refused): boolean =>
  status === 403 && /has not been used|is disabled/.test(message);

/** What an API answers to a reading; `null` for what is not there. @param asked what some readings are asked with @throws Refused */
export async function look(run: Run, api: string, path: string, asked?: object): Promise<unknown> {
  if (run.off.has(api)) return null;
  try {
    return await patiently(run.caller, isUnseen, () =>
      call(run.caller, asked ? 'POST' : 'GET', api, path, asked),
    );
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}
