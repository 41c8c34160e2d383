import { statfsSync } from 'node:fs';

/**
 * What is wrong with the disk under `folder`, in a sentence for the person at the terminal; `undefined` when it has room.
 * @param {string} folder
 * @param {number} needed bytes
 * @returns {string | undefined}
 */
export function diskProblem(folder, needed) {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (free >= needed) return undefined;
  const mb = (bytes) => Math.round(bytes / 1024 / 1024);
  return `The disk is nearly full (${mb(free)} MB free): make room for at least ${mb(needed)} MB, then try again.`;
}
