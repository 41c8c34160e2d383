import { statfsSync } from 'node:fs';

const mb = (bytes) => Math.round(bytes / 1024 / 1024);

/** @param {string} folder */
function freeBytes(folder) {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** @param {number} free @param {number} needed bytes @param {string} [folder] named where it is not the project's own */
const sentence = (free, needed, folder) =>
  `The disk ${folder ? `of ${folder} ` : ''}is nearly full (${mb(free)} MB free): make room for at least ${mb(needed)} MB, then try again.`;

/**
 * What is wrong with the disk under `folder`, in a sentence for the person at the terminal; `undefined` when it has room.
 * @param {string} folder
 * @param {number} needed bytes
 * @returns {string | undefined}
 */
export function diskProblem(folder, needed) {
  const free = freeBytes(folder);
  return free < needed ? sentence(free, needed) : undefined;
}

/** How often the disks are looked at (ms). */
const LOOK_MS = 250;

/**
 * Looks at the disks of some folders from now on, for what fails of a full one is cleared away before anybody can say why it failed.
 * @param {string} own the project's folder
 * @param {string} temporary where its programs keep what they need for a while
 * @param {{ full: number, needed: number, freeOf?: (folder: string) => number }} bytes below which a disk is full, and what is asked for then
 * @returns {() => string | undefined} asked when something failed: what is wrong with a disk, or was at any moment since
 */
export function watchDisks(own, temporary, { full, needed, freeOf = freeBytes }) {
  const least = new Map();
  const look = () => {
    for (const folder of [own, temporary])
      least.set(folder, Math.min(least.get(folder) ?? Number.POSITIVE_INFINITY, freeOf(folder)));
  };
  look();
  setInterval(look, LOOK_MS).unref();
  return () => {
    look();
    const short = [own, temporary].find((folder) => least.get(folder) < full);
    return short && sentence(least.get(short), needed, short === own ? undefined : short);
  };
}
