import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { NODE, ROOT } from '../cli/paths.ts';
import { readFirebaseConfig } from '../emulators/config.ts';
import { isFree } from '../emulators/ports.ts';

function run(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(NODE, [join(ROOT, 'local/src/main.ts'), ...args], { cwd: ROOT });
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    output += data;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

describe('npm start', () => {
  it.each([
    [['start', '--frsh'], 'npm start does not understand --frsh: it knows --fresh, --empty, --help.\n'],
    [['start', 'now'], 'npm start does not accept "now": see npm start -- --help.\n'],
    [['nothing'], /^There is no verb "nothing": the verbs are start, /],
  ])('%j prints one sentence and exits with 1', async (args, sentence) => {
    const { code, output } = await run(...args);
    expect(output).toMatch(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });

  it('prints its help', async () => {
    const { code, output } = await run('start', '--help');
    expect(code).toBe(0);
    expect(output).toContain('--fresh');
  });

  it('names a taken port before building', async () => {
    const { port } = readFirebaseConfig().emulators.hosting;
    const server = createServer();
    // A port that another program (npm start) already uses works as well.
    if (await isFree(port)) await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const { code, output } = await run('start');
    server.close();
    expect(output).toContain(`${port} (hosting`);
    expect(output).not.toContain('Building');
    expect(code).toBe(1);
  });
});
