/**
 * Lets a function's process serve several requests at once, like `concurrency` in production
 * (firebase/firebase-tools#5503). The emulator would start a process, one second of CPU, per concurrent
 * request. Each upload keeps its own.
 */
import { createRequire } from 'node:module';

interface Trigger {
  id: string;
  eventTrigger?: { eventType: string };
}
interface Worker {
  state: string;
  shared?: boolean;
}
interface Pool {
  addWorker: (trigger: Trigger, ...rest: unknown[]) => Worker;
  getIdleWorker: (triggerId: string) => Worker | undefined;
  getTriggerWorkers: (triggerId: string) => Worker[];
}
interface Emulator {
  startRuntime: (backend: unknown, trigger?: Trigger) => Promise<Worker>;
}

const require = createRequire(import.meta.url);
const { RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');
const pool: Pool = RuntimeWorkerPool.prototype;
const emulator: Emulator = FunctionsEmulator.prototype;
const { addWorker, getIdleWorker } = pool;
const { startRuntime } = emulator;

/** Image decoding is bound by CPU and memory: its production concurrency is one. */
const isShared = (trigger: Trigger | undefined): trigger is Trigger =>
  trigger !== undefined && !trigger.eventTrigger?.eventType.startsWith('google.cloud.storage.');

pool.addWorker = function (trigger, ...rest) {
  return Object.assign(addWorker.call(this, trigger, ...rest), { shared: isShared(trigger) });
};

pool.getIdleWorker = function (triggerId) {
  const idle = getIdleWorker.call(this, triggerId);
  return idle ?? this.getTriggerWorkers(triggerId).find(({ shared, state }) => shared && state === 'BUSY');
};

const starting = new Map<string, Promise<Worker>>();

emulator.startRuntime = function (backend, trigger) {
  if (!isShared(trigger)) return startRuntime.call(this, backend, trigger);
  const { id } = trigger;
  const started =
    starting.get(id) ?? startRuntime.call(this, backend, trigger).finally(() => starting.delete(id));
  starting.set(id, started);
  return started;
};
