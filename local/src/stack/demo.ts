import { within } from '@vidriera/domain/time-limit';
import { UserError } from '../cli/user-error.ts';
import type { Account } from '../data/manifest.ts';
import type { Emulation } from '../emulators/emulators.ts';

const SEED_MS = 300_000;

/**
 * Fills the emulators with the demonstration's data.
 * @returns its accounts
 * @throws UserError when it does not end in five minutes
 */
export async function seedDemo(emulation: Emulation, log: (line: string) => void): Promise<Account[]> {
  Object.assign(process.env, emulation.env); // firebase-admin reads the emulators' addresses here, when it is loaded
  const { seed } = await import('@vidriera/demo/seed');
  const work = seed({ projectId: emulation.projectId, now: new Date(), log });
  const late = (): Error =>
    new UserError(`The demonstration's data was not written after ${SEED_MS / 1000} s: see .cache/run.`);
  const { accounts } = await within(SEED_MS, work, late);
  return accounts;
}

/** Fills the emulators, and names the accounts the way the tests in a browser read them. */
export async function demoEnv(emulation: Emulation): Promise<{ VIDRIERA_ACCOUNTS: string }> {
  return { VIDRIERA_ACCOUNTS: JSON.stringify(await seedDemo(emulation, console.log)) };
}
