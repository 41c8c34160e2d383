import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { startService } from './service.ts';

/** Linux's device that is always full. */
const FULL = '/dev/full';

it.skipIf(!existsSync(FULL))(
  'startService: resolves `ended` when the log file cannot be written',
  async () => {
    const service = startService({
      name: 'talking',
      command: 'sh',
      args: ['-c', 'echo one; sleep 60'],
      cwd: tmpdir(),
      env: process.env,
      logFile: FULL,
    });
    expect(await service.ended).toMatch(/^its log can't be written: ENOSPC/);
    expect(service.lastLines()).toEqual(['one']);
    expect(service.tree.alive()).not.toEqual([]);
    await service.tree.stop('SIGTERM', 1000);
    expect(service.tree.alive()).toEqual([]);
  },
);
