import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DATA, ROOT } from '../cli/paths.ts';
import { UserError } from '../cli/user-error.ts';
import { exportData } from '../emulators/hub.ts';
import { checkManifest, type DemoAccount, type ExportManifest, writeManifest } from './export-manifest.ts';

export interface SavedData {
  folder: string;
  manifest: ExportManifest;
}

const folders = (home: string) => ({
  current: join(home, 'current'),
  previous: join(home, 'previous'),
  next: join(home, 'next'),
});

/**
 * Finds the data of the last run.
 * Moves a complete export into place when the run was killed between the two renames.
 * @throws UserError when the data is broken
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
  const fix = existsSync(previous)
    ? `move ${relative(ROOT, previous)} to its place, or start over with \`npm start -- --fresh\``
    : 'start over with `npm start -- --fresh`';
  throw new UserError(`The data saved in ${relative(ROOT, current)} is broken (${manifest}): ${fix}.`);
}

/**
 * Saves the emulators' data.
 * Exports into a separate folder first, so an interrupted export ruins nothing. Keeps the replaced data in
 * `previous`.
 */
export async function saveData(hub: string, accounts: DemoAccount[], now: Date, home = DATA): Promise<void> {
  const { next } = folders(home);
  mkdirSync(home, { recursive: true });
  rmSync(next, { recursive: true, force: true });
  try {
    await exportData(hub, next);
    writeManifest(next, accounts, now);
  } catch (error) {
    rmSync(next, { recursive: true, force: true }); // useless, and it blocks space on a full disk
    throw error;
  }
  promoteExport(home);
}

export function promoteExport(home = DATA): void {
  const { current, previous, next } = folders(home);
  if (existsSync(current)) {
    rmSync(previous, { recursive: true, force: true });
    renameSync(current, previous);
  }
  renameSync(next, current);
}
