import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { NODE } from '../cli/paths.ts';

const MODULE = JSON.stringify(join(import.meta.dirname, 'shutdown.ts'));
const PROGRAM = `
  const { watchForShutdown } = await import(${MODULE});
  const shutdown = watchForShutdown();
  shutdown.requested.then((reason) => console.log('requested by', reason.signal ?? reason.kind));
  shutdown.insisted.then(() => { console.log('insisted'); process.exit(0); });
  console.log('ready', process.pid);
  setInterval(() => {}, 1000);
`;
const COMMAND = [NODE, '--input-type=module', '-e', PROGRAM] as const;

it('merges simultaneous signals into one request, and takes a later one as insistence', async () => {
  const [node, ...args] = COMMAND;
  const child = spawn(node, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  while (!output.includes('ready')) await sleep(20);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(signal);
  while (!output.includes('requested by SIG')) await sleep(5);
  await sleep(900);
  expect(output).not.toContain('insisted');
  child.kill('SIGINT');
  await once(child, 'close');
  expect(output).toContain('insisted');
});

it('detects that the parent process is gone', async () => {
  const [node, ...args] = COMMAND;
  const command = [node, ...args].map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  const shell = spawn('sh', ['-c', `${command} & wait`], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  shell.stdout.on('data', (data) => {
    output += data;
  });
  while (!/ready \d+\n/.test(output)) await sleep(20);
  const orphan = Number(/ready (\d+)/.exec(output)?.[1]);
  onTestFinished(() => void process.kill(orphan, 'SIGKILL'));
  shell.kill('SIGKILL');
  while (!output.includes('requested')) await sleep(50);
  expect(output).toContain('requested by orphaned');
});
