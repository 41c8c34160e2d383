import { ApiRefusal, callGoogle, type GoogleCaller, retryRefused } from '../google/call.ts';
import type { ServiceAccount } from './accounts.ts';

/** A set-up run, or a dry run. */
export interface SetupRun {
  project: string;
  caller: GoogleCaller;
  accounts: ServiceAccount[];
  dryRun: boolean;
  log: (line: string) => void;
  /** Changes made, or planned in a dry run. */
  changes: string[];
  /** APIs that a dry run did not enable; their resources count as missing. */
  off: Set<string>;
}

/** Makes one change, or logs it in a dry run. @param what description: 'switch on run.googleapis.com' */
export async function makeChange(run: SetupRun, what: string, make: () => Promise<unknown>): Promise<void> {
  if (!run.dryRun) await make();
  run.changes.push(what);
  run.log(run.dryRun ? `would ${what}` : `did ${what}`);
}

/** A newly enabled API answers this for a minute or two. */
const isUnseen = ({ status, message }: ApiRefusal): boolean =>
  status === 403 && /has not been used|is disabled/.test(message);

/** Reads from an API; `null` for 404. @param body body of reads that use POST @throws Refused */
export async function readResource(
  run: SetupRun,
  api: string,
  path: string,
  body?: object,
): Promise<unknown> {
  if (run.off.has(api)) return null;
  try {
    return await retryRefused(run.caller, isUnseen, () =>
      callGoogle(run.caller, body ? 'POST' : 'GET', api, path, body),
    );
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) return null;
    throw error;
  }
}
