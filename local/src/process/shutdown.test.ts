import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { NODE } from '../cli/paths.ts';

const MODULE = JSON.stringify(join(import.meta.dirname, 'shutdown.ts'));
/** Says what it hears, and lives until it is told twice. */
const PROGRAM = `
  const { watchForShutdown } = await import(${MODULE});
  const shutdown = watchForShutdown();
  shutdown.requested.then((reason) => console.log('asked by', reason.signal ?? reason.kind));
  shutdown.insisted.then(() => { console.log('insisted'); process.exit(0); });
  console.log('ready', process.pid);
  setInterval(() => {}, 1000);
`;
const COMMAND = [NODE, '--input-type=module', '-e', PROGRAM] as const;

it('takes signals that come together for one, and a later one for impatience', async () => {
  const [node, ...args] = COMMAND;
  const child = spawn(node, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stdout.on('data', (data) => {
    said += data;
  });
  while (!said.includes('ready')) await sleep(20);
  child.kill('SIGINT');
  while (!said.includes('asked by SIGINT\n')) await sleep(5);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) child.kill(signal);
  await sleep(900);
  expect(said).not.toContain('insisted');
  child.kill('SIGINT');
  await once(child, 'close');
  expect(said).toContain('insisted');
});

it('notices that the process which started it is gone', async () => {
  const [node, ...args] = COMMAND;
  const quoted = [node, ...args].map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
  const shell = spawn('sh', ['-c', `${quoted} & wait`], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  shell.stdout.on('data', (data) => {
    said += data;
  });
  while (!/ready \d+\n/.test(said)) await sleep(20);
  const orphan = Number(/ready (\d+)/.exec(said)?.[1]);
  onTestFinished(() => void process.kill(orphan, 'SIGKILL'));
  shell.kill('SIGKILL');
  while (!said.includes('asked')) await sleep(50);
  expect(said).toContain('asked by orphaned');
});
