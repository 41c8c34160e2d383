import { expect, it } from 'vitest';
import { elapsed, step } from './steps.ts';

it.each([
  [0, '0.0 s'],
  [1234, '1.2 s'],
  [59_900, '59.9 s'],
  [60_000, '1 min 0 s'],
  [125_000, '2 min 5 s'],
])('elapsed: formats %i ms as %s', (ms, text) => {
  expect(elapsed(ms)).toBe(text);
});

it('step: logs start and end, and rethrows the failure', async () => {
  const lines: string[] = [];
  const log = (line: string): void => void lines.push(line);
  expect(await step('Work', async () => 7, log)).toBe(7);
  await expect(step('Trouble', () => Promise.reject(new Error('no')), log)).rejects.toThrow('no');
  expect(lines).toEqual([
    '▸ Work…',
    expect.stringMatching(/^✓ Work \(\d/),
    '▸ Trouble…',
    expect.stringMatching(/^✗ Trouble \(\d/),
  ]);
});
