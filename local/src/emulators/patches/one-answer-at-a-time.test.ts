import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import './one-answer-at-a-time.ts';

/** Writes three answers: two in one chunk, the third in two chunks. The second holds a line separator. */
const THREE_ANSWERS = `
  process.stdout.write('{"id":1}\\n{"name":"a\\u2028b"}\\n{"id"');
  setTimeout(() => process.stdout.write(':3}\\n'), 50);`;

async function chunksOf(...args: string[]): Promise<string[]> {
  const child: ChildProcess = spawn(process.execPath, ['-e', THREE_ANSWERS, '--', ...args], {});
  const chunks: string[] = [];
  child.stdout?.on('data', (chunk) => chunks.push(chunk.toString('utf-8')));
  await once(child, 'close');
  return chunks;
}

it('emits the rules runtime’s answers one by one', async () => {
  expect(await chunksOf('-Duser.language=en', '-jar', 'some.jar', 'serve')).toEqual([
    '{"id":1}',
    '{"name":"a\u2028b"}',
    '{"id":3}',
  ]);
});

it('does not change the output of other programs', async () => {
  expect((await chunksOf('-jar', 'some.jar')).join('')).toBe('{"id":1}\n{"name":"a\u2028b"}\n{"id":3}\n');
});
