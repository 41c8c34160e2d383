import { expect, it } from 'vitest';
import { commentAbove, duration, table } from './markdown.ts';

it('table: pads each column to its longest cell, and escapes bars', () => {
  expect(table(['a', 'long head'], [['x|y', 'b']])).toBe(
    ['| a    | long head |', '| ---- | --------- |', '| x\\|y | b         |'].join('\n'),
  );
});

it.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [600, '10 minutes'],
  [21_600, '6 hours'],
  [86_400, '1 day'],
])('duration: %i seconds are %s', (seconds, text) => expect(duration(seconds)).toBe(text));

it('commentAbove: joins the lines of the comment that directly precedes a name', () => {
  const source =
    '  /** Of another. */\n  one: 1,\n  /**\n   * First line,\n   * second line.\n   */\n  two: 2,\n  three: 3,';
  expect(['one', 'two', 'three'].map((name) => commentAbove(source, name))).toEqual([
    'Of another.',
    'First line, second line.',
    '',
  ]);
});
