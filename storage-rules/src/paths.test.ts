import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fits, type Segment, segmentsOf } from './paths.ts';

const word = fc.stringMatching(/^[a-c]{1,2}$/);
const segment: fc.Arbitrary<Segment> = fc.oneof(
  word.map((text): Segment => ({ kind: 'literal', text })),
  fc.constant<Segment>({ kind: 'one', name: 'w' }),
  fc.constant<Segment>({ kind: 'rest', name: 'r' }),
);
/** Uniquely named wildcards. */
const pattern = fc
  .array(segment, { maxLength: 5 })
  .map((list) => list.map((one, at) => ('name' in one ? { ...one, name: `${one.name}${at}` } : one)));
const path = fc.array(word, { minLength: 1, maxLength: 6 });

const whole = (segments: Segment[], path: string[], version = 2) =>
  [...fits(segments, path, version)].filter(({ next }) => next === path.length);

it('matches the same paths as a regular expression', () => {
  fc.assert(
    fc.property(pattern, path, fc.constantFrom(1, 2), (segments, parts, version) => {
      const expression = segments
        .map((one) => {
          if (one.kind === 'literal') return `/${one.text}`;
          if (one.kind === 'one') return '/[^/]+';
          return version === 2 ? '(?:/[^/]+)*' : '(?:/[^/]+)+';
        })
        .join('');
      const expected = new RegExp(`^${expression}$`).test(`/${parts.join('/')}`);
      expect(whole(segments, parts, version).length > 0).toBe(expected);
    }),
    { numRuns: 500 },
  );
});

it('binds wildcards so that filling them in gives the path again', () => {
  fc.assert(
    fc.property(pattern, path, (segments, parts) => {
      for (const { bindings } of whole(segments, parts)) {
        const filled = segments.flatMap((one) =>
          one.kind === 'literal' ? one.text : (bindings[one.name] ?? []),
        );
        expect(filled).toEqual(parts);
      }
    }),
    { numRuns: 500 },
  );
});

it('splits a path into segments', () => {
  expect(segmentsOf('/b/x/o/a.png')).toEqual(['b', 'x', 'o', 'a.png']);
  expect(segmentsOf('/b//o')).toEqual(['b', '', 'o']);
});
