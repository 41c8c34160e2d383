import { statfsSync } from 'node:fs';
import { UserError } from '../cli/user-error.ts';

/** A build, a data export and the emulators' logs together stay well under this. */
const NEEDED_BYTES = 500 * 1024 * 1024;

/**
 * Makes sure that the disk under `folder` has room.
 * @throws UserError when it is nearly full
 */
export function checkDisk(folder: string, needed = NEEDED_BYTES): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= needed) return;
  const mb = (bytes: number): number => Math.round(bytes / 1024 / 1024);
  throw new UserError(
    `The disk is nearly full (${mb(free)} MB free): make room for at least ${mb(needed)} MB, then try again.`,
  );
}
