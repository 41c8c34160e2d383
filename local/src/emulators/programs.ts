import type { Service } from '../process/service.ts';
import { commandOf } from '../process/table.ts';

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
