import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 20 * 60_000;
const POLL_MS = 300;

/**
 * Runs `work` while no other process of this checkout holds the same lock. A lock whose owner is gone is taken over.
 * @template T
 * @param {string} folder the folder that stands for the lock; it exists while the lock is held
 * @param {string} what what the lock protects, for the message shown while waiting
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(folder, what, work) {
  await acquire(folder, what);
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function acquire(folder, what) {
  mkdirSync(dirname(folder), { recursive: true });
  const deadline = Date.now() + LIMIT_MS;
  for (let told = false; ; ) {
    try {
      mkdirSync(folder);
      return sign(folder);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = ownerOf(folder);
    if (owner !== undefined && !isAlive(owner)) {
      rmSync(folder, { recursive: true, force: true });
      continue;
    }
    if (Date.now() > deadline) {
      throw new Error(
        `${what} has been held by process ${owner} for too long: stop it, delete ${folder}, then try again.`,
      );
    }
    if (!told) console.log(`Waiting for ${what}, under way in process ${owner ?? 'unknown'}…`);
    told = true;
    await sleep(POLL_MS);
  }
}

/** Writes down who holds a lock. One that nobody could sign (on a full disk) would be waited for by the next. */
function sign(folder) {
  try {
    writeFileSync(join(folder, 'pid'), String(process.pid));
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The pid written by the holder; undefined in the instant between making the folder and writing the file. */
function ownerOf(folder) {
  try {
    return Number(readFileSync(join(folder, 'pid'), 'utf8')) || undefined;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
