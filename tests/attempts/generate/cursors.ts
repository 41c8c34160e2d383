import fc from 'fast-check';
import type { AnyMutation } from './mutated.ts';
import type { ApiQuestion } from './questions.ts';

/** Texts that no parameter expects. */
export const strange = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\u2028',
    '%',
    '%00',
    '-1',
    '0',
    '1.5',
    '1e3',
    '0x10',
    'NaN',
    '49',
    '999999999999999999999',
    'null',
    '__proto__',
    '[]',
    '{}',
    '../..',
    'a'.repeat(101),
    'a'.repeat(5000),
    'evento,curso',
    'EVENTO',
    'link',
    'constructor',
  ),
);

/** Forged cursors: unknown lists, impossible moments, ids of no item. */
const moments = fc.oneof(
  fc.constantFrom(
    0,
    -1,
    1e15,
    1.5,
    Date.UTC(2026, 10, 25),
    Date.UTC(2019, 11, 31),
    Date.UTC(2101, 0),
    8.64e15 + 1,
  ),
  fc.integer(),
);
const position = fc.record({
  at: fc.option(moments, { nil: undefined }),
  phase: fc.constantFrom('upcoming', 'sinFecha', 'past', 'ninguna', 'toString'),
  after: fc.option(
    fc.record({
      s: fc.oneof(
        fc.constantFrom(
          0,
          -1,
          1e15,
          -1e15,
          253_402_300_800,
          -62_135_596_801,
          7_258_118_400,
          1.5,
          Number.MAX_SAFE_INTEGER,
        ),
        fc.integer(),
      ),
      n: fc.constantFrom(0, 999_999_999, 1_000_000_000, -1, 0.5),
      id: fc.constantFrom(
        'hoy',
        'nada',
        '',
        'a/b',
        '.',
        '__x__',
        'x'.repeat(129),
        'x'.repeat(1600),
        ' a x',
        '\u2028',
      ),
    }),
  ),
});
const plain = (value: Record<string, unknown>) =>
  [value.tipo, value.phase, value.at, ...Object.values((value.after as object | null) ?? {})].join('.');
export const cursor = (value: string): AnyMutation<ApiQuestion> => ({
  what: `the cursor is ${JSON.stringify(value.slice(0, 200))}`,
  apply: (question) => ({ ...question, cursor: value }),
});
export const forged = fc.oneof(
  { weight: 6, arbitrary: position.map(plain) },
  { weight: 1, arbitrary: fc.json({ maxDepth: 3 }) },
  { weight: 1, arbitrary: strange },
);
