import { within } from '@vidriera/domain/time-limit';
import { UserError } from '../cli/user-error.ts';
import type { DemoAccount } from '../data/export-manifest.ts';
import type { Emulation } from '../emulators/emulators.ts';

const SEED_MS = 900_000;

/**
 * Writes the demonstration's data to the emulators.
 * @returns its accounts
 * @throws UserError after five minutes
 */
export async function seedDemo(emulation: Emulation, log: (line: string) => void): Promise<DemoAccount[]> {
  Object.assign(process.env, emulation.env); // firebase-admin reads these when it is loaded
  const { seed } = await import('@vidriera/demo/seed');
  const work = seed({ projectId: emulation.projectId, now: new Date(), log });
  const late = (): Error =>
    new UserError(`The demonstration's data was not written within ${SEED_MS / 1000} s: see .cache/run.`);
  const { accounts } = await within(SEED_MS, work, late);
  return accounts;
}

/** Writes the demonstration's data and returns its accounts as a variable for browser tests. */
export async function demoEnv(emulation: Emulation): Promise<{ VIDRIERA_ACCOUNTS: string }> {
  return { VIDRIERA_ACCOUNTS: JSON.stringify(await seedDemo(emulation, console.log)) };
}
