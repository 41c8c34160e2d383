import { join } from 'node:path';
import { buildAll } from '../build/build.ts';
import { CACHE, ROOT } from '../cli/paths.ts';
import { step } from '../cli/steps.ts';
import { UserError } from '../cli/user-error.ts';
import { checkDisk } from '../data/disk.ts';
import type { Account } from '../data/manifest.ts';
import { findSavedData, type SavedData, saveData } from '../data/saved-data.ts';
import {
  EMULATORS,
  type FirebaseConfig,
  type NamedPort,
  portsOf,
  readFirebaseConfig,
} from '../emulators/config.ts';
import { type Emulation, startEmulators } from '../emulators/emulators.ts';
import { checkJava } from '../emulators/java.ts';
import { checkPorts } from '../emulators/port-check.ts';
import { claimRun } from '../process/run-file.ts';
import { rejectOn, type Shutdown } from '../process/shutdown.ts';
import { seedDemo } from './demo.ts';
import { summary } from './summary.ts';
import { waitForPage } from './wait-for-page.ts';
import { warmUp } from './warm-up.ts';
import { startable } from './with-stack.ts';

/** The project of `npm start` and `npm run dev`; their data is one. */
const PROJECT = 'demo-vidriera';
const NAME = 'site';

/** How the product is run for people. */
export interface SiteOptions {
  /** Yesterday's data, the demonstration's anew, or none. */
  data: 'keep' | 'fresh' | 'empty';
  shutdown: Shutdown;
  /** Ports wanted besides the emulators'. */
  morePorts?: NamedPort[];
  /** Runs beside the emulators; its address is the one to open. */
  front?: (emulation: Emulation) => Promise<Front>;
}

/** What stands before the emulators in the browser. */
export interface Front {
  url: string;
  /** Resolves, with a sentence, when it ends by itself. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Runs the product until it is told to stop or a part of it ends, then saves the data and stops every part.
 * @returns the exit code
 * @throws UserError when something it needs is missing
 */
export async function runSite(options: SiteOptions): Promise<number> {
  const config = readFirebaseConfig();
  const claim = await claimRun(join(CACHE, 'run', `${NAME}.json`), console.log);
  try {
    const saved = await checkAll(config, options);
    await step('Building what changed', () => buildAll(options.shutdown.signal));
    const emulation = await step('Starting the emulators', () =>
      startEmulators({
        name: NAME,
        projectId: PROJECT,
        configFile: join(ROOT, 'firebase.json'),
        config,
        only: startable(EMULATORS, config, console.log),
        importFrom: saved?.folder,
        signal: options.shutdown.signal,
        onTree: claim.update,
      }),
    );
    try {
      return await serve(emulation, saved, options);
    } finally {
      await emulation.stop();
    }
  } finally {
    claim.release();
  }
}

/** Everything that can be known to be wrong before any work is done. */
async function checkAll(config: FirebaseConfig, options: SiteOptions): Promise<SavedData | undefined> {
  checkDisk(ROOT);
  await Promise.all([checkPorts([...portsOf(config), ...(options.morePorts ?? [])]), checkJava()]);
  return options.data === 'keep' ? findSavedData() : undefined;
}

async function serve(
  emulation: Emulation,
  saved: SavedData | undefined,
  options: SiteOptions,
): Promise<number> {
  const { shutdown } = options;
  const accounts = await prepareData(emulation, saved, options);
  const front = await options.front?.(emulation);
  try {
    const url = front?.url ?? `http://localhost:${new URL(emulation.env.VIDRIERA_ORIGIN ?? '').port}`;
    await step(`Waiting for ${url}`, async () => {
      await waitForPage(url, shutdown.signal);
      await warmUp(emulation.env.VIDRIERA_ORIGIN ?? '', shutdown.signal);
    });
    console.log(summary(url, accounts, emulation.notes));
    const end = await Promise.race([
      shutdown.requested.then((): End => ({ words: 'Stopping', code: 0, save: true })),
      emulation.ended.then(emulatorsEnded(emulation)),
      ...(front ? [front.ended.then((words): End => ({ words, code: 1, save: true }))] : []),
    ]);
    console.log(`\n${end.words}`);
    await front?.stop();
    return end.save && !(await saveOrSay(emulation, accounts)) ? 1 : end.code;
  } finally {
    await front?.stop();
  }
}

/** How a run ends: what is said, the exit code, and whether the emulators still can give their data. */
interface End {
  words: string;
  code: number;
  save: boolean;
}

function emulatorsEnded({ logFile }: Emulation): (how: string) => End {
  return (how) => ({
    words: `The emulators ended by themselves (${how}), so what changed since the last save is lost: see ${logFile}, then npm start again.`,
    code: 1,
    save: false,
  });
}

/** Yesterday's accounts, or new data. New data is saved at once, so that it outlives a hard stop. */
async function prepareData(
  emulation: Emulation,
  saved: SavedData | undefined,
  { data, shutdown }: SiteOptions,
): Promise<Account[]> {
  if (saved) {
    console.log(`✓ Data of ${new Date(saved.manifest.savedAt).toLocaleString('en-GB')} is back`);
    return saved.manifest.accounts;
  }
  if (data === 'empty') return [];
  const seeding = (): Promise<Account[]> => seedDemo(emulation, (line) => console.log(`  ${line}`));
  const accounts = await step('Writing the demonstration’s data', () =>
    Promise.race([seeding(), rejectOn(shutdown.signal), endedEarly(emulation)]),
  );
  await step('Saving it', () => saveData(emulation.hub, accounts, new Date()));
  return accounts;
}

async function endedEarly({ ended, logFile }: Emulation): Promise<never> {
  throw new UserError(`The emulators ended (${await ended}): see ${logFile}.`);
}

async function saveOrSay(emulation: Emulation, accounts: Account[]): Promise<boolean> {
  try {
    await step('Saving the data', () => saveData(emulation.hub, accounts, new Date()));
    return true;
  } catch (error) {
    console.error(
      `The data could not be saved (${(error as Error).message}): the last save stays in .data/current.`,
    );
    return false;
  }
}
