import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { within } from '@vidriera/domain/time-limit';
import { CACHE, inModules, NODE, ROOT } from '../cli/paths.ts';
import { UserError } from '../cli/user-error.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { type Service, startService } from '../process/service.ts';
import { rejectOn } from '../process/shutdown.ts';
import type { Entry } from '../process/table.ts';
import type { EmulatorName, FirebaseConfig } from './config.ts';
import { emulatorsEnv } from './environment.ts';
import { chooseFirestore, type Program } from './firestore-jar.ts';
import { runningEmulators, stackEnv } from './hub.ts';
import { checkJava } from './java.ts';
import { firstEnd } from './programs.ts';
import { type InJarsPlace, standInJava } from './stand-in-java.ts';
import { chooseStorageRules } from './storage-runtime.ts';

const READY = /All emulators ready/;
const BROKEN = /Failed to load function definition|functions could not be parsed/;
const EXPORT = /emulators: (Received export request|Export (complete|failed))/;
/** Patches of firebase-tools, loaded into its process before its own code. */
const PATCHES = [
  'malformed-addresses.ts',
  'one-answer-at-a-time.ts',
  'idle-connections.ts',
  'shared-processes.ts',
].flatMap((file) => ['--import', new URL(`patches/${file}`, import.meta.url).href]);
/** Long enough for the two downloads of a first start on a slow line. */
const START_MS = 600_000;
/** Their data is saved before they are stopped, so they are not waited for long. */
const STOP_MS = 3000;

/** What emulators to start, and where. */
export interface EmulatorsOptions {
  /** Names the run's folder under `.cache/run`. */
  name: string;
  projectId: string;
  /** The configuration file, in the repository's folder, and what it says. */
  configFile: string;
  config: FirebaseConfig;
  only: readonly EmulatorName[];
  /** The mail server that functions send letters by. */
  mailbox: Pick<Mailbox, 'url' | 'env'>;
  /** A folder written by an earlier export. */
  importFrom?: string | undefined;
  /** Ends the waiting, and the emulators with it. */
  signal: AbortSignal;
  /** Told when the set of processes changes. */
  onTree?: ((members: Entry[]) => void) | undefined;
}

/** Emulators that are ready. */
export interface Emulation {
  projectId: string;
  /** host:port of the hub. */
  hub: string;
  /** What a program needs in its environment to use them. */
  env: Record<string, string>;
  /** One line for each program that was chosen among several. */
  notes: string[];
  /** When they last had anything to do but an export, in milliseconds since 1970: they print a line for each request. */
  lastBusy: () => number;
  /** Resolves when they, or one of the programs they consist of, end by themselves, with how. */
  ended: Promise<string>;
  /** Everything they print. */
  logFile: string;
  /** Stops every process of theirs, and resolves when none is left. */
  stop: () => Promise<void>;
}

/** The folder of a run: firebase-tools works in it, so its logs and temporary files land here. */
export function runFolder(name: string): string {
  return join(CACHE, 'run', name);
}

/**
 * Starts the emulators and waits until all are ready.
 * @throws UserError when Java or an emulator is missing, or they end or stay silent instead of becoming ready
 */
export async function startEmulators(options: EmulatorsOptions): Promise<Emulation> {
  const folder = runFolder(options.name);
  mkdirSync(folder, { recursive: true });
  const programs = await choosePrograms(folder, options.only);
  const scratch = mkdtempSync(join(tmpdir(), 'vidriera-'));
  const started = Promise.withResolvers<void>();
  let lastBusy = Date.now();
  const heard = (line: string): void => {
    if (!EXPORT.test(line)) lastBusy = Date.now();
    if (READY.test(line)) started.resolve();
    if (BROKEN.test(line)) started.reject(new UserError(`The functions could not be loaded: ${line.trim()}`));
  };
  const service = launch(options, folder, { ...(await envOf(folder, programs)), TMPDIR: scratch }, heard);
  const stop = async (): Promise<void> => {
    await service.tree.stop('SIGTERM', STOP_MS);
    rmSync(scratch, { recursive: true, force: true });
  };
  const log = relative(ROOT, service.logFile);
  const ended = service.ended.then((how) => {
    throw new UserError(
      `The emulators ended while starting (${how}): ${reason(service)}. The whole story is in ${log}.`,
    );
  });
  const late = (): Error =>
    new UserError(`The emulators were not ready after ${START_MS / 1000} s: see ${log}.`);
  const hub = `127.0.0.1:${options.config.emulators.hub.port}`;
  try {
    await within(START_MS, Promise.race([started.promise, ended, rejectOn(options.signal)]), late);
    const sites = options.config.hosting.map(({ site }) => site);
    return {
      projectId: options.projectId,
      hub,
      env: {
        ...stackEnv(options.projectId, sites, hub, await runningEmulators(hub)),
        VIDRIERA_LOG: service.logFile,
        VIDRIERA_MAILBOX: options.mailbox.url,
      },
      notes: programs.map(({ line }) => line),
      lastBusy: () => lastBusy,
      ended: firstEnd(service),
      logFile: log,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function choosePrograms(folder: string, only: readonly EmulatorName[]): Promise<Program[]> {
  const needed = only.filter((name) => name === 'firestore' || name === 'storage');
  if (needed.length > 0) await checkJava();
  return Promise.all(
    needed.map((name) => (name === 'firestore' ? chooseFirestore : chooseStorageRules)(folder)),
  );
}

async function envOf(folder: string, programs: Program[]): Promise<Record<string, string>> {
  const places: Record<string, InJarsPlace> = Object.assign({}, ...programs.map(({ place }) => place));
  const java = Object.keys(places).length > 0 ? await standInJava(folder, places) : {};
  return Object.assign(java, ...programs.map(({ env }) => env));
}

/**
 * Starts firebase-tools. Its temporary folder is its own (TMPDIR): the Storage emulator keeps the files in a folder of fixed name
 * there, and clears it, whoever else may use it.
 */
function launch(
  options: EmulatorsOptions,
  folder: string,
  env: Record<string, string>,
  onLine: (line: string) => void,
): Service {
  const { hosting } = options.config.emulators;
  const args = ['emulators:start', '--non-interactive', '--project', options.projectId];
  args.push('--config', options.configFile, '--only', options.only.join(','));
  if (options.importFrom) args.push('--import', options.importFrom);
  return startService({
    name: 'emulators',
    command: NODE,
    args: [...PATCHES, inModules('firebase-tools', 'lib', 'bin', 'firebase.js'), ...args],
    cwd: folder,
    env: emulatorsEnv(process.env, {
      ...env,
      ...options.mailbox.env,
      VIDRIERA_ORIGIN: `http://127.0.0.1:${hosting.port}`,
    }),
    logFile: join(folder, 'emulators.log'),
    onLine,
    ...(options.onTree && { onTree: options.onTree }),
  });
}

/** The last thing they said that reads like a reason. */
function reason(service: Service): string {
  const lines = service.lastLines().map((line) => line.trim());
  const telling = lines.filter((line) => /error|fatal|could not|cannot|unable|failed/i.test(line));
  return telling.at(-1) ?? lines.at(-1) ?? 'they said nothing';
}
