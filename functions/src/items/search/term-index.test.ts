import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneLetterOff } from './term-index.ts';

/** Edit distance by definition. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return distance(restA, restB);
  return 1 + Math.min(distance(restA, restB), distance(restA, b), distance(a, restB));
}

test.each([
  ['tango', 'tango', true],
  ['tango', 'tanga', true],
  ['tango', 'tano', true],
  ['tango', 'ttango', true],
  ['tango', 'tagno', false],
  ['tango', 'tangos y', false],
  ['', 'a', true],
])('isOneLetterOff: %s and %s: %s', (a, b, isOff) => {
  expect([isOneLetterOff(a, b), isOneLetterOff(b, a)]).toEqual([isOff, isOff]);
});

test('isOneLetterOff: means a distance of one letter at most', () => {
  const arbWord = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
  fc.assert(
    fc.property(arbWord, arbWord, (a, b) => {
      expect(isOneLetterOff(a, b)).toBe(distance(a, b) <= 1);
    }),
    { numRuns: 1000 },
  );
});
