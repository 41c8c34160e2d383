import { expect, test } from 'vitest';
import { type Counted, type Counts, isEnoughToHold, reasonsOf, withComplaint } from './counts.ts';

const of = (...list: Counted[]): Counts =>
  list.reduce<Counts>((counts, one) => withComplaint(counts, one, null), {});
const able = { standing: 'able', reason: 'spam' } as const;
const grave = { standing: 'able', reason: 'violence' } as const;
const open = { standing: 'open', reason: 'minors' } as const;
const muted = { standing: 'muted', reason: 'minors' } as const;

test('withComplaint: a second complaint takes the place of the first', () => {
  const counts = withComplaint(of(able, able), grave, able);
  expect(counts).toEqual({ able: { spam: 1, violence: 1 } });
  expect(withComplaint(counts, able, able)).toEqual(counts);
  expect(withComplaint(of(open), able, open)).toEqual({ able: { spam: 1 }, open: {} });
});

test('withComplaint: a count never falls below zero', () => {
  expect(withComplaint({}, able, grave)).toEqual({ able: { spam: 1 } });
});

test.each<[string, Counted[], boolean]>([
  ['two of able accounts', [able, able], false],
  ['three of able accounts', [able, able, { ...able, reason: 'hate' }], true],
  ['a grave one', [grave], true],
  ['a grave one of another account', [{ ...grave, standing: 'other' }], false],
  [
    'many of other accounts',
    Array.from({ length: 9 }, () => ({ ...able, standing: 'other' }) as const),
    false,
  ],
  ['many without an account', Array.from({ length: 9 }, () => open), false],
  ['grave ones of muted people', [muted, muted, muted], false],
])('isEnoughToHold: %s', (_, list, expected) => {
  expect(isEnoughToHold(of(...list))).toBe(expected);
});

test('reasonsOf: names each reason once, and none of muted people', () => {
  expect(reasonsOf(of(able, able, muted, { standing: 'open', reason: 'spam' }))).toEqual(['spam']);
});
