import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from '../build/build.ts';
import { ROOT } from '../cli/paths.ts';
import { step } from '../cli/steps.ts';
import { UserError } from '../cli/user-error.ts';
import type { DemoAccount } from '../data/export-manifest.ts';
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
import { rejectOnAbort, type Shutdown } from '../process/shutdown.ts';
import { emulatorRulesSettings } from '../rules/fill-rules.ts';
import { seedDemo } from './demo.ts';
import { withMailbox, writeConfig } from './generated-config.ts';
import { keepRunning, type RestartedEmulators } from './keep-running.ts';
import { startSummary } from './summary.ts';
import { waitForPage } from './wait-for-page.ts';
import { warmUp } from './warm-up.ts';
import { startableEmulators } from './with-stack.ts';

/** Shared by `npm start` and `npm run dev`, with its data. */
const PROJECT = 'demo-vidriera';
const NAME = 'site';

export interface SiteOptions {
  data: 'keep' | 'fresh' | 'empty';
  shutdown: Shutdown;
  morePorts?: NamedPort[];
  /** Port of Node's debugger in the functions' process. */
  inspectPort?: number | undefined;
  /** Starts a server in front of the emulators; people open its address. */
  front?: (emulation: Emulation) => Promise<FrontServer>;
}

/** A server in front of the emulators (Vite). */
export interface FrontServer {
  url: string;
  /** Resolves with a sentence when it exits by itself. */
  ended: Promise<string>;
  stop: () => Promise<void>;
}

/**
 * Runs the product until it is stopped or its front server exits, then saves the data and stops everything.
 * Restarts emulators that exit.
 * @returns the exit code
 * @throws UserError when a requirement is missing, or the emulators exit repeatedly
 */
export async function runSite(options: SiteOptions): Promise<number> {
  const config = readFirebaseConfig();
  const saved = await checkRequirements(config, options);
  const mailbox = await startMailbox(({ to, subject, number }) =>
    console.log(`✉ ${to.join(', ')}: ${subject} ${mailbox.url}/__correo?carta=${number}`),
  );
  const generated = writeConfig(NAME, withMailbox(config, mailbox), emulatorRulesSettings(PROJECT));
  try {
    await step('Building what changed', () => buildAll(options.shutdown.signal));
    const start: Start = (data) =>
      startEmulators({
        name: NAME,
        projectId: PROJECT,
        configFile: generated.file,
        config: generated.config,
        mailbox,
        only: startableEmulators(EMULATORS, config),
        importFrom: data?.folder,
        inspectPort: options.inspectPort,
        signal: options.shutdown.signal,
      });
    return await serve(start, saved, options);
  } finally {
    generated.remove();
    await mailbox.stop();
  }
}

async function checkRequirements(
  config: FirebaseConfig,
  options: SiteOptions,
): Promise<SavedData | undefined> {
  await Promise.all([checkPorts([...portsOf(config), ...(options.morePorts ?? [])]), checkJava()]);
  return options.data === 'keep' ? findSavedData() : undefined;
}

type Start = (data?: SavedData) => Promise<Emulation>;

async function serve(start: Start, saved: SavedData | undefined, options: SiteOptions): Promise<number> {
  const { shutdown } = options;
  const first = await step('Starting the emulators', () => start(saved));
  let running: Emulation | undefined = first;
  let front: FrontServer | undefined;
  try {
    const accounts = await prepareData(first, saved, options);
    front = await options.front?.(first);
    const url = front?.url ?? `http://localhost:${new URL(first.env.VIDRIERA_ORIGIN ?? '').port}`;
    await step(`Waiting for ${url}`, () => waitUntilServed(first, url, shutdown));
    console.log(startSummary(url, accounts, first.notes));
    const frontEnded = front?.ended ?? new Promise<never>(() => undefined);
    const stopRequest = Promise.race([shutdown.requested.then(() => undefined), frontEnded]);
    running = await keepRunning(first, {
      save: (emulation) => saveData(emulation.hub, accounts, new Date()),
      restart: () => restartEmulators(start, first, shutdown),
      until: stopRequest,
      log: (line) => console.log(`\n${line}`),
    });
    const message = await stopRequest;
    console.log(`\n${message ?? 'Stopping'}`);
    await front?.stop();
    const safe = running === undefined || (await trySave(running, accounts));
    return message === undefined && safe ? 0 : 1;
  } finally {
    await front?.stop();
    await running?.stop();
  }
}

async function waitUntilServed(emulation: Emulation, url: string, { signal }: Shutdown): Promise<void> {
  const ready = async (): Promise<void> => {
    await waitForPage(url, signal);
    await warmUp(emulation.env.VIDRIERA_ORIGIN ?? '', signal);
  };
  await Promise.race([ready(), rejectOnExit(emulation)]);
}

/** Restarts the emulators with the last save, and keeps the log of the previous ones. */
async function restartEmulators(
  start: Start,
  ended: Emulation,
  shutdown: Shutdown,
): Promise<RestartedEmulators> {
  const previousLog = ended.logFile.replace(/\.log$/, '.before.log');
  if (existsSync(join(ROOT, ended.logFile))) renameSync(join(ROOT, ended.logFile), join(ROOT, previousLog));
  const saved = findSavedData();
  if (!saved) throw new UserError('The emulators exited, and the data saved in .data/current is missing.');
  const emulation = await start(saved);
  try {
    await waitUntilServed(emulation, emulation.env.VIDRIERA_ORIGIN ?? '', shutdown);
    return { emulation, savedAt: new Date(saved.manifest.savedAt), previousLog };
  } catch (error) {
    await emulation.stop();
    throw error;
  }
}

/** Returns the saved accounts, or writes new data. New data is saved at once, so a crash cannot lose it. */
async function prepareData(
  emulation: Emulation,
  saved: SavedData | undefined,
  { data, shutdown }: SiteOptions,
): Promise<DemoAccount[]> {
  if (saved) {
    console.log(`✓ Data of ${new Date(saved.manifest.savedAt).toLocaleString('en-GB')} is loaded`);
    return saved.manifest.accounts;
  }
  const seeding = (): Promise<DemoAccount[]> => seedDemo(emulation, (line) => console.log(`  ${line}`));
  const accounts =
    data === 'empty'
      ? []
      : await step('Writing the demonstration’s data', () =>
          Promise.race([seeding(), rejectOnAbort(shutdown.signal), rejectOnExit(emulation)]),
        );
  await step('Saving the data', () => saveData(emulation.hub, accounts, new Date()));
  return accounts;
}

async function rejectOnExit({ ended, logFile }: Emulation): Promise<never> {
  throw new UserError(`The emulators exited (${await ended}): see ${logFile}.`);
}

async function trySave(emulation: Emulation, accounts: DemoAccount[]): Promise<boolean> {
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
