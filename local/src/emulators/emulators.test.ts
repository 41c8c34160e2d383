import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Service, startService } from '../process/service.ts';
import { commandOf } from '../process/table.ts';
import { firstProgramEnd } from './emulators.ts';

const FIRESTORE = 'cloud-firestore-emulator.jar';
let folder: string;
let service: Service;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'));
  service = startService({
    name: 'emulators',
    command: 'bash',
    args: ['-c', `(exec -a ${FIRESTORE} sleep 60) & wait; sleep 60`],
    cwd: folder,
    env: process.env,
    logFile: join(folder, 'log'),
  });
  while (firestore() === undefined) await sleep(20);
});
afterEach(async () => {
  await service.tree.kill();
  rmSync(folder, { recursive: true });
});

function firestore(): number | undefined {
  return service.tree.alive().find(({ pid }) => commandOf(pid).startsWith(FIRESTORE))?.pid;
}

it('names the program that exited while firebase-tools keeps running', async () => {
  const end = firstProgramEnd(service);
  process.kill(firestore() ?? 0, 'SIGKILL');
  expect(await end).toBe('the Firestore emulator is gone');
});

it('reports the end of firebase-tools itself', async () => {
  const end = firstProgramEnd(service);
  process.kill(service.tree.alive()[0]?.pid ?? 0, 'SIGKILL');
  expect(await end).toMatch(/^(firebase-tools: signal SIGKILL|one of their programs is gone)$/);
});
