import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { within } from '@vidriera/domain/time-limit';
import { CACHE, modulePath, NODE, ROOT } from '../cli/paths.ts';
import { UserError } from '../cli/user-error.ts';
import type { Mailbox } from '../mailbox/mailbox.ts';
import { type Service, startService } from '../process/service.ts';
import { rejectOnAbort } from '../process/shutdown.ts';
import { commandOf } from '../process/table.ts';
import type { Proxies } from '../testing/proxies.ts';
import type { EmulatorName, FirebaseConfig } from './config.ts';
import { emulatorsEnv, originsEnv, stackEnv } from './environment.ts';
import { type ChosenProgram, chooseFirestore } from './firestore-jar.ts';
import { checkJava } from './java.ts';
import { installJavaWrapper, type JarReplacement } from './java-wrapper.ts';
import { canDownload, isDownloaded } from './official-jars.ts';

const POLL_MS = 1000;
/** Processes of functions; the emulator starts and stops them at will. */
const WORKER = /functionsEmulatorRuntime/;
const NAMES: [pattern: RegExp, name: string][] = [
  [/firestore-emulator/, 'the Firestore emulator'],
  [/storage-rules|rules-runtime/, 'the storage rules’ runtime'],
  [/firebase-tools/, 'firebase-tools'],
];

/**
 * Watches the programs of ready emulators, because firebase-tools keeps running when one is killed.
 * @returns a promise of the first exit, firebase-tools included
 */
export function firstProgramEnd(service: Service): Promise<string> {
  const programs = service.tree.alive().map(({ pid }) => ({ pid, command: commandOf(pid) }));
  const permanent = programs.filter(({ command }) => !WORKER.test(command));
  const { promise, resolve } = Promise.withResolvers<string>();
  const timer = setInterval(() => {
    const alive = new Set(service.tree.alive().map(({ pid }) => pid));
    const gone = permanent.find(({ pid }) => !alive.has(pid));
    if (gone) resolve(`${nameOf(gone.command)} is gone`);
  }, POLL_MS);
  timer.unref();
  const ended = service.ended.then((how) => `firebase-tools: ${how}`);
  return Promise.race([ended, promise]).finally(() => clearInterval(timer));
}

function nameOf(command: string): string {
  return NAMES.find(([pattern]) => pattern.test(command))?.[1] ?? 'one of their programs';
}

const STAND_IN = fileURLToPath(import.meta.resolve('@vidriera/storage-rules/main'));

/**
 * Chooses what evaluates `storage.rules`: the official runtime, or the project's stand-in.
 * @param folder receives the placeholder for the runtime's jar
 */
async function chooseStorageRules(folder: string): Promise<ChosenProgram> {
  if (isDownloaded('storage')) return { env: {}, line: 'Storage rules: the official runtime' };
  if (await canDownload('storage')) {
    return {
      env: {},
      line: 'Storage rules: the official runtime, which firebase-tools downloads now (50 MB, once)',
    };
  }
  const jar = join(folder, 'storage-rules-stand-in.jar');
  writeFileSync(jar, 'Not a jar: a `java` first on PATH runs the stand-in when asked for this file.\n');
  return {
    env: { STORAGE_EMULATOR_BINARY_PATH: jar },
    line: 'Storage rules: the project’s stand-in (the official runtime cannot be downloaded from here)',
    jars: { [jar]: { command: [NODE, '--disable-warning=ExperimentalWarning', STAND_IN] } },
  };
}

const READY = /All emulators ready/;
const BROKEN = /Failed to load function definition|functions could not be parsed/;
const EXPORT = /emulators: (Received export request|Export (complete|failed))/;
/** Loaded into the process of firebase-tools before its own code. */
const PATCHES = ['malformed-addresses.ts', 'one-answer-at-a-time.ts', 'idle-connections.ts'];
/** A request for a file that is being deleted rejects in an Express handler nobody awaits; that ends no stack. */
const NODE_ARGS = ['--unhandled-rejections=warn'];
/** Not under the debugger: there the CLI itself runs all functions in one process. */
const SHARED_PROCESSES = 'shared-processes.ts';
const USE_PROXIES = new URL('../testing/use-proxies.ts', import.meta.url).href;
/** Long enough for two downloads on a slow line. */
const START_MS = 600_000;
/** Short, because the data is saved before the stop. */
const STOP_MS = 3000;

export interface EmulatorsOptions {
  name: string;
  projectId: string;
  configFile: string;
  config: FirebaseConfig;
  only: readonly EmulatorName[];
  mailbox: Pick<Mailbox, 'url' | 'env'>;
  proxies?: Pick<Proxies, 'url' | 'addresses'> | undefined;
  /** Folder of an earlier export. */
  importFrom?: string | undefined;
  /** Port of Node's debugger in the functions' process. */
  inspectPort?: number | undefined;
  signal: AbortSignal;
}

export interface Emulation {
  projectId: string;
  /** host:port of the hub. */
  hub: string;
  env: Record<string, string>;
  /** Names of the chosen programs. */
  notes: string[];
  /** Time of the last activity other than an export (ms since 1970). */
  lastBusy: () => number;
  /** Resolves with the cause when the emulators, or one of their programs, exit by themselves. */
  ended: Promise<string>;
  logFile: string;
  /** Resolves when no process is left. */
  stop: () => Promise<void>;
}

/** Returns the working folder of a run: firebase-tools writes its logs and temporary files here. */
export function runFolder(name: string): string {
  return join(CACHE, 'run', name);
}

/**
 * Starts the emulators and waits until all are ready.
 * @throws UserError when Java or an emulator is missing, or the emulators exit or time out
 */
export async function startEmulators(options: EmulatorsOptions): Promise<Emulation> {
  const folder = runFolder(options.name);
  mkdirSync(folder, { recursive: true });
  const programs = await choosePrograms(folder, options.only);
  const scratch = mkdtempSync(join(tmpdir(), 'vidriera-'));
  const started = Promise.withResolvers<void>();
  let lastBusy = Date.now();
  const readLine = (line: string): void => {
    if (!EXPORT.test(line)) lastBusy = Date.now();
    if (READY.test(line)) started.resolve();
    if (BROKEN.test(line)) started.reject(new UserError(`The functions could not be loaded: ${line.trim()}`));
  };
  const service = launch(options, folder, { ...(await envOf(folder, programs)), TMPDIR: scratch }, readLine);
  const stop = async (): Promise<void> => {
    await service.tree.stop('SIGTERM', STOP_MS);
    rmSync(scratch, { recursive: true, force: true });
  };
  const log = relative(ROOT, service.logFile);
  const ended = service.ended.then((how) => {
    throw new UserError(
      `The emulators ended while starting (${how}): ${reason(service)}. The full log is ${log}.`,
    );
  });
  const late = (): Error =>
    new UserError(`The emulators were not ready after ${START_MS / 1000} s: see ${log}.`);
  const hub = `127.0.0.1:${options.config.emulators.hub.port}`;
  try {
    await within(START_MS, Promise.race([started.promise, ended, rejectOnAbort(options.signal)]), late);
    return {
      projectId: options.projectId,
      hub,
      env: {
        ...stackEnv(options.projectId, options.config, options.only),
        VIDRIERA_LOG: service.logFile,
        VIDRIERA_MAILBOX: options.mailbox.url,
        ...(options.proxies && { VIDRIERA_OUTAGES: options.proxies.url }),
      },
      notes: programs.map(({ line }) => line),
      lastBusy: () => lastBusy,
      ended: firstProgramEnd(service),
      logFile: log,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function choosePrograms(folder: string, only: readonly EmulatorName[]): Promise<ChosenProgram[]> {
  const needed = only.filter((name) => name === 'firestore' || name === 'storage');
  if (needed.length > 0) await checkJava();
  return Promise.all(
    needed.map((name) => (name === 'firestore' ? chooseFirestore : chooseStorageRules)(folder)),
  );
}

async function envOf(folder: string, programs: ChosenProgram[]): Promise<Record<string, string>> {
  const replacements: Record<string, JarReplacement> = Object.assign({}, ...programs.map(({ jars }) => jars));
  const java = Object.keys(replacements).length > 0 ? await installJavaWrapper(folder, replacements) : {};
  return Object.assign(java, ...programs.map(({ env }) => env));
}

/**
 * Starts firebase-tools with its own TMPDIR. The Storage emulator clears a folder of fixed name there, even
 * if another stack uses it.
 */
function launch(
  options: EmulatorsOptions,
  folder: string,
  env: Record<string, string>,
  onLine: (line: string) => void,
): Service {
  const args = ['emulators:start', '--non-interactive', '--project', options.projectId];
  args.push('--config', options.configFile, '--only', options.only.join(','));
  if (options.importFrom) args.push('--import', options.importFrom);
  if (options.inspectPort) args.push('--inspect-functions', `${options.inspectPort}`);
  const patches = options.inspectPort ? PATCHES : [...PATCHES, SHARED_PROCESSES];
  const imports = patches.flatMap((file) => ['--import', new URL(`patches/${file}`, import.meta.url).href]);
  return startService({
    name: 'emulators',
    command: NODE,
    args: [...NODE_ARGS, ...imports, modulePath('firebase-tools', 'lib', 'bin', 'firebase.js'), ...args],
    cwd: folder,
    env: emulatorsEnv(process.env, {
      ...env,
      ...options.mailbox.env,
      ...originsEnv(options.config),
      ...(options.proxies && {
        NODE_OPTIONS: `--import ${USE_PROXIES}`, // functions inherit it
        VIDRIERA_PROXIES: JSON.stringify(options.proxies.addresses),
      }),
    }),
    logFile: join(folder, 'emulators.log'),
    onLine,
  });
}

function reason(service: Service): string {
  const lines = service.lastLines().map((line) => line.trim());
  const reasons = lines.filter((line) => /error|fatal|could not|cannot|unable|failed/i.test(line));
  return reasons.at(-1) ?? lines.at(-1) ?? 'they printed nothing';
}
