import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NODE, ROOT } from '../cli/paths.ts';
import { readFirebaseConfig } from '../emulators/config.ts';
import { isFree } from '../emulators/ports.ts';

/** Runs a verb to its end, in a process of its own. */
function run(...args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(NODE, [join(ROOT, 'local/src/main.ts'), ...args], { cwd: ROOT });
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  child.stderr.on('data', (data) => {
    said += data;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

describe('npm start', () => {
  it.each([
    [['start', '--frsh'], 'npm start does not understand --frsh: it knows --fresh, --empty, --help.\n'],
    [['start', 'now'], 'npm start takes no "now": see npm start -- --help.\n'],
    [['nothing'], /^There is no verb "nothing": the verbs are start, /],
  ])('%j ends with one sentence and 1', async (args, sentence) => {
    const { code, said } = await run(...args);
    expect(said).toMatch(sentence);
    expect(said.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  it('explains itself', async () => {
    const { code, said } = await run('start', '--help');
    expect(code).toBe(0);
    expect(said).toContain('--fresh');
  });

  it('says which port is taken, before it builds anything', async () => {
    const { port } = readFirebaseConfig().emulators.hosting;
    const server = createServer();
    // When something, npm start itself perhaps, holds the port already, that will do as well.
    if (await isFree(port)) await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const { code, said } = await run('start');
    server.close();
    expect(said).toMatch(new RegExp(`${port} \\(hosting|npm start is already running`));
    expect(said).not.toContain('Building');
    expect(code).toBe(1);
  });
});
