import type { Service } from '../process/service.ts';
import { commandOf } from '../process/table.ts';

const POLL_MS = 1000;
/** The processes in which functions run: the emulator starts and ends them as it likes. */
const WORKER = /functionsEmulatorRuntime/;
/** What people call the programs, by what their command lines hold. */
const NAMES: [pattern: RegExp, name: string][] = [
  [/firestore-emulator/, 'the Firestore emulator'],
  [/storage-rules|rules-runtime/, 'the storage rules’ runtime'],
  [/firebase-tools/, 'firebase-tools'],
];

/**
 * Watches the programs that ready emulators consist of (the Firestore emulator, the storage rules' runtime): firebase-tools goes on
 * without a word when one of them is killed.
 * @returns a promise of how the first one ended, firebase-tools itself among them
 */
export function firstEnd(service: Service): Promise<string> {
  const programs = service.tree.alive().map(({ pid }) => ({ pid, command: commandOf(pid) }));
  const lasting = programs.filter(({ command }) => !WORKER.test(command));
  const { promise, resolve } = Promise.withResolvers<string>();
  const timer = setInterval(() => {
    const alive = new Set(service.tree.alive().map(({ pid }) => pid));
    const gone = lasting.find(({ pid }) => !alive.has(pid));
    if (gone) resolve(`${nameOf(gone.command)} is gone`);
  }, POLL_MS);
  timer.unref();
  const ended = service.ended.then((how) => `firebase-tools: ${how}`);
  return Promise.race([ended, promise]).finally(() => clearInterval(timer));
}

function nameOf(command: string): string {
  return NAMES.find(([pattern]) => pattern.test(command))?.[1] ?? 'one of their programs';
}
