import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import './shared-processes.ts';

const require = createRequire(import.meta.url);
const { RuntimeWorkerPool } = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');

const API = { id: 'region-api' };
const UPLOAD = {
  id: 'region-upload',
  eventTrigger: { eventType: 'google.cloud.storage.object.v1.finalized' },
};
const runtime = () => ({ process: new EventEmitter(), events: new EventEmitter() });

it('shares a busy process among requests, but not among uploads', () => {
  const pool = new RuntimeWorkerPool();
  const [api, upload] = [API, UPLOAD].map((trigger) => pool.addWorker(trigger, runtime()));
  expect(pool.readyForWork(API.id), 'still starting').toBe(false);
  for (const worker of [api, upload]) worker.state = 'IDLE';
  expect([pool.getIdleWorker(API.id), pool.getIdleWorker(UPLOAD.id)]).toEqual([api, upload]);
  for (const worker of [api, upload]) worker.state = 'BUSY';
  expect([pool.getIdleWorker(API.id), pool.getIdleWorker(UPLOAD.id)]).toEqual([api, undefined]);
  api.state = 'FINISHING';
  expect(pool.readyForWork(API.id)).toBe(false);
});

it('starts one process for all waiting requests, and one per upload', async () => {
  const started: string[] = [];
  const worker = { waitForSocketReady: async () => undefined };
  const emulator = {
    getRuntimeEnvs: (_backend: unknown, { id }: { id: string }) => ({ id }),
    resolveSecretEnvs: async () => ({}),
    startNode: async (_backend: unknown, { id }: { id: string }) => started.push(id),
    workerPools: { own: { addWorker: () => worker } },
  };
  const start = (trigger: object) =>
    FunctionsEmulator.prototype.startRuntime.call(
      emulator,
      { runtime: 'nodejs24', codebase: 'own' },
      trigger,
    );
  expect(await Promise.all([API, API, API, UPLOAD, UPLOAD].map(start))).toEqual(Array(5).fill(worker));
  expect(started.toSorted()).toEqual([API.id, UPLOAD.id, UPLOAD.id]);
  await start(API);
  expect(started).toHaveLength(4);
});
