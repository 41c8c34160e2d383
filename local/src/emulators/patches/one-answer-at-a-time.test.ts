import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import './one-answer-at-a-time.ts';

/** Writes three answers in one piece, the second with a line separator, and the beginning of the third late. */
const SAYS_THREE = `
  process.stdout.write('{"id":1}\\n{"name":"a\\u2028b"}\\n{"id"');
  setTimeout(() => process.stdout.write(':3}\\n'), 50);`;

/** What each `data` event of the process brought. */
async function heard(...args: string[]): Promise<string[]> {
  const child: ChildProcess = spawn(process.execPath, ['-e', SAYS_THREE, '--', ...args], {});
  const parts: string[] = [];
  child.stdout?.on('data', (part) => parts.push(part.toString('utf-8')));
  await once(child, 'close');
  return parts;
}

it('gives the runtime’s answers one by one, whole', async () => {
  expect(await heard('-Duser.language=en', '-jar', 'some.jar', 'serve')).toEqual([
    '{"id":1}',
    '{"name":"a\u2028b"}',
    '{"id":3}',
  ]);
});

it('leaves other programs’ output as it comes', async () => {
  expect((await heard('-jar', 'some.jar')).join('')).toBe('{"id":1}\n{"name":"a\u2028b"}\n{"id":3}\n');
});
