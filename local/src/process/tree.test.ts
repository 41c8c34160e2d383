import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { processTable } from './table.ts';
import { ProcessTree } from './tree.ts';

/** A shell, its child, and a grandchild in another session that ignores stop signals. */
const FAMILY = `setsid sh -c 'trap "" TERM INT; while :; do sleep 0.2; done' & sleep 60 & wait`;
const trees: ProcessTree[] = [];

afterEach(async () => {
  for (const tree of trees.splice(0)) await tree.kill();
});

async function family(): Promise<{ pid: number; tree: ProcessTree; members: number[] }> {
  const child = spawn('sh', ['-c', FAMILY], { detached: true, stdio: 'ignore' });
  const pid = child.pid ?? -1;
  const tree = new ProcessTree(pid);
  trees.push(tree);
  while (tree.alive().length < 4) await sleep(50);
  const members = tree.alive().map((entry) => entry.pid);
  expect(members.length).toBeGreaterThanOrEqual(3);
  return { pid, tree, members };
}

function running(pids: number[]): number[] {
  const table = processTable();
  return pids.filter((pid) => table.has(pid));
}

it('stops the whole tree, including a grandchild in another session that ignores signals', async () => {
  const { tree, members } = await family();
  const killed = await tree.stop('SIGTERM', 500);
  expect(killed).toBeGreaterThan(0);
  expect(running(members)).toEqual([]);
});

it('still knows the other members after the root was killed', async () => {
  const { pid, tree, members } = await family();
  process.kill(pid, 'SIGKILL');
  await sleep(200);
  expect(running(members).length).toBeGreaterThan(0);
  await tree.stop('SIGTERM', 300);
  expect(running(members)).toEqual([]);
});

it.runIf(process.platform === 'linux')('finds unseen children by their environment', async () => {
  const mark = `VIDRIERA_RUN=test-${process.pid}`;
  const [name = '', value] = mark.split('=');
  const env = { ...process.env, [name]: value };
  const root = spawn('sh', ['-c', 'read x; sleep 60 & echo $!'], { env, stdio: ['pipe', 'pipe', 'ignore'] });
  const tree = new ProcessTree(root.pid ?? -1, mark);
  trees.push(tree);
  root.stdin.write('go\n');
  const child = Number((await once(root.stdout, 'data')).toString());
  await once(root, 'exit');
  expect(running([child])).toEqual([child]);
  await tree.stop('SIGTERM', 300);
  expect(running([child])).toEqual([]);
});
