import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DATA, ROOT } from '../cli/paths.ts';
import { UserError } from '../cli/user-error.ts';
import { exportData } from '../emulators/hub.ts';
import { type Account, checkManifest, type Manifest, writeManifest } from './manifest.ts';

/** What the emulators held when they were last stopped. */
export interface SavedData {
  folder: string;
  manifest: Manifest;
}

const folders = (home: string) => ({
  current: join(home, 'current'),
  previous: join(home, 'previous'),
  next: join(home, 'next'),
});

/**
 * Finds the data of the last run. An export that was complete but not yet in its place (the run was killed between two
 * renamings) is put there.
 * @throws UserError when the data is there and broken
 */
export function findSavedData(home = DATA): SavedData | undefined {
  const { current, previous, next } = folders(home);
  if (!existsSync(current)) {
    const complete = [next, previous].find(
      (folder) => existsSync(folder) && typeof checkManifest(folder) === 'object',
    );
    if (!complete) return undefined;
    renameSync(complete, current);
  }
  const manifest = checkManifest(current);
  if (typeof manifest === 'object') return { folder: current, manifest };
  const way = existsSync(previous)
    ? `put ${relative(ROOT, previous)} in its place, or begin anew with \`npm start -- --fresh\``
    : 'begin anew with `npm start -- --fresh`';
  throw new UserError(`The data saved in ${relative(ROOT, current)} is broken (${manifest}): ${way}.`);
}

/**
 * Saves what the emulators hold: into a folder of its own first, which then takes the place of the last one, so that an interrupted
 * export ruins nothing. The data before it stays in `previous`.
 */
export async function saveData(hub: string, accounts: Account[], now: Date, home = DATA): Promise<void> {
  const { next } = folders(home);
  mkdirSync(home, { recursive: true });
  rmSync(next, { recursive: true, force: true });
  try {
    await exportData(hub, next);
    writeManifest(next, accounts, now);
  } catch (error) {
    rmSync(next, { recursive: true, force: true }); // of use to nobody, and on a full disk in the way
    throw error;
  }
  putInPlace(home);
}

/** Makes `next` the current data and the current data `previous`. */
export function putInPlace(home = DATA): void {
  const { current, previous, next } = folders(home);
  if (existsSync(current)) {
    rmSync(previous, { recursive: true, force: true });
    renameSync(current, previous);
  }
  renameSync(next, current);
}
