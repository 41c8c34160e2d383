import { diskProblem } from '../../bootstrap/disk.mjs';
import { UserError } from '../cli/user-error.ts';

/** A build, a data export and the emulators' logs together stay well under this. */
export const NEEDED_BYTES = 500 * 1024 * 1024;

/**
 * Makes sure that the disk under `folder` has room.
 * @throws UserError when it is nearly full
 */
export function checkDisk(folder: string, needed = NEEDED_BYTES): void {
  const problem = diskProblem(folder, needed);
  if (problem) throw new UserError(problem);
}
