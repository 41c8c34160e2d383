import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/build.ts';
import { CACHE, ROOT } from '../cli/paths.ts';
import { step } from '../cli/steps.ts';
import { UserError } from '../cli/user-error.ts';
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
import { startMailbox } from '../mailbox/mailbox.ts';
import { claimRun } from '../process/run-file.ts';
import { rejectOn, type Shutdown } from '../process/shutdown.ts';
import { emulatedFilling } from '../rules/fill-rules.ts';
import { seedDemo } from './demo.ts';
import { withMailbox, writeConfig } from './generated-config.ts';
import { keepRunning, type StartedAgain } from './keep-running.ts';
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
 * Runs the product until it is told to stop or its front ends, then saves the data and stops every part. Emulators that end by
 * themselves are started again.
 * @returns the exit code
 * @throws UserError when something it needs is missing, or the emulators end again and again
 */
export async function runSite(options: SiteOptions): Promise<number> {
  const config = readFirebaseConfig();
  const claim = await claimRun(join(CACHE, 'run', `${NAME}.json`), console.log);
  const mailbox = await startMailbox(({ to, subject, number }) =>
    console.log(`✉ ${to.join(', ')}: ${subject} ${mailbox.url}/__correo?carta=${number}`),
  );
  const generated = writeConfig(NAME, withMailbox(config, mailbox), emulatedFilling(PROJECT));
  try {
    const saved = await checkAll(config, options);
    await step('Building what changed', () => buildAll(options.shutdown.signal));
    const start: Start = (data) =>
      startEmulators({
        name: NAME,
        projectId: PROJECT,
        configFile: generated.file,
        config: generated.config,
        mailbox,
        only: startable(EMULATORS, config),
        importFrom: data?.folder,
        signal: options.shutdown.signal,
        onTree: claim.update,
      });
    return await serve(start, saved, options);
  } finally {
    generated.remove();
    await mailbox.stop();
    claim.release();
  }
}

/** Everything that can be known to be wrong before any work is done. */
async function checkAll(config: FirebaseConfig, options: SiteOptions): Promise<SavedData | undefined> {
  await Promise.all([checkPorts([...portsOf(config), ...(options.morePorts ?? [])]), checkJava()]);
  return options.data === 'keep' ? findSavedData() : undefined;
}

/** Starts the emulators with saved data, or empty. */
type Start = (data?: SavedData) => Promise<Emulation>;

async function serve(start: Start, saved: SavedData | undefined, options: SiteOptions): Promise<number> {
  const { shutdown } = options;
  const first = await step('Starting the emulators', () => start(saved));
  let running: Emulation | undefined = first;
  let front: Front | undefined;
  try {
    const accounts = await prepareData(first, saved, options);
    front = await options.front?.(first);
    const url = front?.url ?? `http://localhost:${new URL(first.env.VIDRIERA_ORIGIN ?? '').port}`;
    await step(`Waiting for ${url}`, () => served(first, url, shutdown));
    console.log(summary(url, accounts, first.notes));
    const frontEnded = front?.ended ?? new Promise<never>(() => undefined);
    const wish = Promise.race([shutdown.requested.then(() => undefined), frontEnded]);
    running = await keepRunning(first, {
      save: (emulation) => saveData(emulation.hub, accounts, new Date()),
      startAgain: () => startAgain(start, first, shutdown),
      until: wish,
      say: (line) => console.log(`\n${line}`),
    });
    const words = await wish;
    console.log(`\n${words ?? 'Stopping'}`);
    await front?.stop();
    const safe = running === undefined || (await saveOrSay(running, accounts));
    return words === undefined && safe ? 0 : 1;
  } finally {
    await front?.stop();
    await running?.stop();
  }
}

/** Waits until emulators serve `url`. */
async function served(emulation: Emulation, url: string, { signal }: Shutdown): Promise<void> {
  const ready = async (): Promise<void> => {
    await waitForPage(url, signal);
    await warmUp(emulation.env.VIDRIERA_ORIGIN ?? '', signal);
  };
  await Promise.race([ready(), endedEarly(emulation)]);
}

/** Starts the emulators with what was saved last, and keeps what those that ended had to say. */
async function startAgain(start: Start, ended: Emulation, shutdown: Shutdown): Promise<StartedAgain> {
  const lastWords = ended.logFile.replace(/\.log$/, '.before.log');
  if (existsSync(join(ROOT, ended.logFile))) renameSync(join(ROOT, ended.logFile), join(ROOT, lastWords));
  const saved = findSavedData();
  if (!saved) throw new UserError('The emulators ended, and the data saved in .data/current is gone.');
  const emulation = await start(saved);
  try {
    await served(emulation, emulation.env.VIDRIERA_ORIGIN ?? '', shutdown);
    return { emulation, savedAt: new Date(saved.manifest.savedAt), lastWords };
  } catch (error) {
    await emulation.stop();
    throw error;
  }
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
  const seeding = (): Promise<Account[]> => seedDemo(emulation, (line) => console.log(`  ${line}`));
  const accounts =
    data === 'empty'
      ? []
      : await step('Writing the demonstration’s data', () =>
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
