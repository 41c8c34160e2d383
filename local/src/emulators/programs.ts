import type { Service } from '../process/service.ts';
import { commandOf } from '../process/table.ts';

const POLL_MS = 1000;
/** The processes in which functions run: the emulator starts and ends them as it likes. */
const WORKER = /functionsEmulatorRuntime/;

/**
 * Watches the programs that ready emulators consist of (the Firestore emulator, the storage rules' runtime): firebase-tools goes on
 * without a word when one of them is killed.
 * @returns a promise of how the first one ended, firebase-tools itself among them
 */
export function firstEnd(service: Service): Promise<string> {
  const programs = service.tree.alive().filter(({ pid }) => !WORKER.test(commandOf(pid)));
  const { promise, resolve } = Promise.withResolvers<string>();
  const timer = setInterval(() => {
    const alive = new Set(service.tree.alive().map(({ pid }) => pid));
    if (programs.some(({ pid }) => !alive.has(pid))) resolve('one of their programs is gone');
  }, POLL_MS);
  timer.unref();
  return Promise.race([service.ended, promise]).finally(() => clearInterval(timer));
}
