import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AREAS, type Area, folderOf } from '@vidriera/domain/site/areas';
import { CACHE, modulePath, NODE, ROOT } from '../cli/paths.ts';
import { step } from '../cli/steps.ts';
import { UserError } from '../cli/user-error.ts';
import type { NamedPort } from '../emulators/config.ts';
import type { Emulation } from '../emulators/emulators.ts';
import { isFree } from '../emulators/ports.ts';
import { type Service, startService } from '../process/service.ts';
import type { FrontServer } from './site.ts';

const START_MS = 60_000;
const STOP_MS = 5000;
const POLL_MS = 200;

/** The areas' servers follow, one port each. */
const SHELL = { folder: 'shell', port: 5173 };
const AREA_SERVERS = AREAS.map((area, i) => ({ area, folder: folderOf(area), port: SHELL.port + 1 + i }));
const SERVERS = [SHELL, ...AREA_SERVERS];

export const DEV_PORTS: NamedPort[] = SERVERS.map(({ folder, port }) => ({
  name: `dev server of ${folder}`,
  port,
}));

/**
 * Starts Vite for the shell and each area, and a watching build of the functions. The emulator reloads the
 * functions itself.
 * @throws UserError when a server does not start
 */
export function startDevServers(emulation: Emulation, signal: AbortSignal): Promise<FrontServer> {
  const env = {
    VIDRIERA_STACK_ORIGIN: emulation.env.VIDRIERA_ORIGIN ?? '',
    VIDRIERA_REMOTES: JSON.stringify(
      Object.fromEntries(AREA_SERVERS.map(({ area, port }) => [area, originOf(port)])),
    ),
  };
  const watcher = startVite('functions', ['build', '--watch'], env);
  return startAll(SERVERS, [watcher], env, signal);
}

/**
 * Starts the dev server of one area, without the shell.
 * @param origin of the running product whose data it uses: a local stack or a staging project
 * @throws UserError when it does not start
 */
export function startAreaServer(area: Area, origin: string, signal: AbortSignal): Promise<FrontServer> {
  const servers = AREA_SERVERS.filter((server) => server.area === area);
  return startAll(servers, [], { VIDRIERA_STACK_ORIGIN: origin }, signal);
}

const originOf = (port: number): string => `http://localhost:${port}`;

async function startAll(
  servers: { folder: string; port: number }[],
  otherServices: Service[],
  env: Record<string, string>,
  signal: AbortSignal,
): Promise<FrontServer> {
  const started = servers.map(({ folder, port }) =>
    startVite(folder, ['--port', String(port), '--strictPort'], { ...env, VIDRIERA_DEV_PORT: String(port) }),
  );
  const services = [...otherServices, ...started];
  const stop = async (): Promise<void> => {
    await Promise.all(services.map(({ tree }) => tree.stop('SIGTERM', STOP_MS)));
  };
  const ended = Promise.race(services.map(describeEnd));
  try {
    await step('Starting the dev servers', () =>
      Promise.all(servers.map(({ port }) => waitUntilPortTaken(port, ended, signal))),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: originOf(servers[0]?.port ?? SHELL.port), ended, stop };
}

function startVite(folder: string, args: string[], env: Record<string, string>): Service {
  return startService({
    name: folder,
    command: NODE,
    args: [modulePath('vite', 'bin', 'vite.js'), ...args, '--clearScreen', 'false'],
    cwd: join(ROOT, folder),
    env: { ...process.env, ...env },
    logFile: join(CACHE, 'run', 'dev', `${folder}.log`),
    onLine: (line) => line.trim() && console.log(`[${folder}] ${line}`),
  });
}

async function describeEnd({ name, ended, logFile }: Service): Promise<string> {
  return `The dev server of ${name} exited (${await ended}): see ${logFile}.`;
}

async function waitUntilPortTaken(port: number, ended: Promise<string>, signal: AbortSignal): Promise<void> {
  const early: { message?: string } = {};
  void ended.then((message) => {
    early.message = message;
  });
  for (const deadline = Date.now() + START_MS; await isFree(port); await sleep(POLL_MS)) {
    signal.throwIfAborted();
    if (early.message) throw new UserError(early.message);
    if (Date.now() > deadline)
      throw new UserError(`The dev server on port ${port} did not start within ${START_MS / 1000} s.`);
  }
}
