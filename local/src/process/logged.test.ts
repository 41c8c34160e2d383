import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { runLogged } from './logged.ts';
import { processTable } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'logged-'));
const logFile = join(folder, 'a', 'x.log');
const never = new AbortController().signal;
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.useRealTimers());

it('runLogged: returns how a command ended and its last lines', async () => {
  const options = { cwd: folder, logFile, limitMs: 10_000, signal: never };
  const result = await runLogged('echo one; echo two >&2; exit 3', options);
  expect(result.how).toBe('code 3');
  expect(result.lastLines.toSorted()).toEqual(['one', 'two']);
  expect(readFileSync(logFile, 'utf8').split('\n').toSorted()).toEqual(['', 'one', 'two']);
});

it.each(['limit', 'abort'])('runLogged: leaves no process when ended by %s', async (why) => {
  const pids: number[] = [];
  const abort = new AbortController();
  const limitMs = 500;
  vi.useFakeTimers({ toFake: ['setTimeout'] }); // the command may take longer to begin
  const onLine = (line: string): void => {
    pids.push(Number(line));
    if (why === 'abort') abort.abort(new Error('enough'));
    else vi.advanceTimersByTime(limitMs);
    vi.useRealTimers();
  };
  const run = runLogged('sleep 60 & echo $!; wait', {
    cwd: folder,
    logFile,
    limitMs,
    signal: abort.signal,
    onLine,
  });
  if (why === 'abort') await expect(run).rejects.toThrow('enough');
  else expect((await run).how).toBe('no end after 0.5 s');
  expect(pids).toHaveLength(1);
  expect(pids.filter((pid) => processTable().has(pid))).toEqual([]);
});
