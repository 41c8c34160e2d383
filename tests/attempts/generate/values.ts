import fc from 'fast-check';
import { type FirestoreValue, list, nothing, reference, text, time, whole } from '../support/wire.ts';

export type ValueArb = fc.Arbitrary<FirestoreValue>;
/** Valid values of a field, and forged ones: one over the limit, another type, Unicode's corner cases. */
export interface FieldArbitraries {
  valid: ValueArb;
  strange: ValueArb;
}

const letters = (count: number, letter = 'a') => letter.repeat(count);
const unicode = fc.string({ unit: 'binary', maxLength: 12 });
/** Values of every Firestore type; the model knows which a field accepts. */
export const anything: ValueArb = fc.oneof(
  fc.constantFrom<FirestoreValue>(
    nothing,
    { booleanValue: true },
    { booleanValue: false },
    whole(0),
    whole(-1),
    { integerValue: '9223372036854775807' },
    { doubleValue: 1.5 },
    { doubleValue: 1 },
    { doubleValue: 'NaN' },
    { bytesValue: 'AAAA' },
    { geoPointValue: { latitude: 0, longitude: 0 } },
    { mapValue: { fields: { titulo: text('x') } } },
    { mapValue: {} },
    list([]),
    list([nothing]),
    list([text('x')]),
    text(''),
    reference('user/nadie'),
    time('2026-11-30T03:00:00Z'),
  ),
  unicode.map(text),
);
const orAnything = (near: ValueArb): ValueArb =>
  fc.oneof({ weight: 3, arbitrary: near }, { weight: 1, arbitrary: anything });
export const constants = (...values: FirestoreValue[]): ValueArb => fc.constantFrom(...values);
export const orNull = ({ valid, strange }: FieldArbitraries): FieldArbitraries => ({
  valid: fc.oneof({ weight: 1, arbitrary: constants(nothing) }, { weight: 2, arbitrary: valid }),
  strange: orAnything(strange),
});

export const upTo = (max: number): FieldArbitraries => ({
  valid: fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }).map(text),
    constants(text(''), text(letters(max)), text('línea\nlínea')),
  ),
  strange: orAnything(
    constants(
      text(letters(max + 1)),
      text(letters(max, 'ñ')),
      text(letters(max + 1, '😀')),
      text(letters(max, '😀')),
      text(letters(max / 2, '😀')),
    ),
  ),
});

const BLANKS = [
  ...'\u00A0\u2003\u3000\u200B\u200D\u2060\uFEFF\u2800\u3164\u115F\u1160\uFFA0\u00AD\u2028\t\n \u0301\u180E\u061C',
];
const blank = fc.string({ unit: fc.constantFrom(...BLANKS), maxLength: 5 });
export const filled = (max: number): FieldArbitraries => ({
  valid: fc.oneof(
    fc
      .tuple(
        fc.string({ unit: 'grapheme', maxLength: 12 }),
        fc.constantFrom('Milonga', '¡!', '😀', '٣', '中'),
      )
      .map(([before, after]) => text(before + after)),
    constants(text('x'), text(letters(max)), text('línea\nlínea')),
  ),
  strange: fc.oneof(upTo(max).strange, blank.map(text), unicode.map(text)),
});

export const wholeUpTo = (max: number): FieldArbitraries => ({
  valid: fc.oneof(fc.integer({ min: 0, max }).map(whole), constants(whole(0), whole(max))),
  strange: orAnything(
    constants(whole(-1), whole(max + 1), { doubleValue: 1 }, { doubleValue: 0.5 }, text('5')),
  ),
});

/** One of the texts; near misses differ in spelling. */
export const oneOf = (...texts: string[]): FieldArbitraries => ({
  valid: constants(...texts.map(text)),
  strange: orAnything(
    fc
      .constantFrom(...texts)
      .chain((word) =>
        fc.constantFrom(word, word.toUpperCase(), word.toLowerCase(), ` ${word}`, `${word}\n`, `${word}.`),
      )
      .map(text),
  ),
});

const moment = (min: string, max: string): ValueArb =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map((date) => time(date.toISOString()));
const MOMENTS = [
  '0001-01-01T00:00:00Z',
  '1969-12-31T23:59:59.999999Z',
  '1970-01-01T00:00:00Z',
  '1970-01-01T23:59:59.999999Z',
  '1970-01-02T00:00:00Z',
  '2199-12-31T23:59:59.999999Z',
  '2200-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999Z',
].map(time);
const strangeMoment = orAnything(
  fc.oneof(
    constants(...MOMENTS, text('2026-11-30'), whole(1_780_000_000)),
    moment('1900-01-01', '2300-01-01'),
  ),
);
export const day: FieldArbitraries = orNull({
  valid: moment('1970-01-01', '2199-12-31'),
  strange: strangeMoment,
});
export const hour: FieldArbitraries = orNull({
  valid: moment('1970-01-01T00:00:00Z', '1970-01-01T23:59:00Z'),
  strange: strangeMoment,
});
