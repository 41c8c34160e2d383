import { describe, expect, test } from 'vitest';
import {
  ACT_KINDS,
  type ActKind,
  type CaseState,
  effectOf,
  holdsOf,
  roundFor,
  STATUSES,
  stateOfHold,
} from './acts.ts';

/** 'suspended+ w a': taken down, waiting, appealed. */
function state(text: string): CaseState {
  const [status = '', ...marks] = text.split(' ');
  return {
    status: STATUSES.find((name) => status.replace('+', '') === name) ?? 'open',
    isTakenDown: status.endsWith('+'),
    waits: marks.includes('w'),
    isAppealed: marks.includes('a'),
  };
}
const textOf = ({ status, isTakenDown, waits, isAppealed }: CaseState): string =>
  [status + (isTakenDown ? '+' : ''), ...(waits ? ['w'] : []), ...(isAppealed ? ['a'] : [])].join(' ');
const said = (from: string, act: ActKind): string => {
  const effect = effectOf(state(from), act);
  if (!effect) return '–';
  return `${textOf(effect.next)} · ${effect.letter ?? 'none'}${effect.isAnswer ? ' · final' : ''}`;
};

/** The effect of each act from every state that can be reached; '–' is none. */
const TABLE: Record<string, Partial<Record<ActKind, string>>> = {
  'open w': {
    enough: 'alone w · held',
    held: 'held w · held',
    takedown: 'held+ w · held',
    removed: 'removed · removed',
    suspended: 'suspended · suspended',
    cleared: 'cleared · none',
    gone: 'gone · none',
  },
  'alone w': {
    undecided: 'open w · back',
    held: 'held w · held',
    takedown: 'held+ w · held',
    removed: 'removed · removed',
    suspended: 'suspended · suspended',
    cleared: 'cleared · back',
    lift: 'cleared · back',
    gone: 'gone · none',
    appeal: 'alone w · none',
  },
  'held w': {
    takedown: 'held+ w · held',
    removed: 'removed · removed',
    suspended: 'suspended · suspended',
    cleared: 'cleared · back',
    lift: 'cleared · back',
    gone: 'gone · none',
    appeal: 'held w · none',
  },
  'held+ w': {
    removed: 'removed · removed',
    suspended: 'suspended · suspended',
    cleared: 'cleared · back',
    lift: 'cleared · back',
    gone: 'gone · none',
    appeal: 'held+ w · none',
  },
  cleared: {
    takedown: 'held+ w · held',
    removed: 'removed · removed',
    suspended: 'suspended · suspended',
    gone: 'gone · none',
  },
  removed: {
    suspended: 'suspended · suspended',
    cleared: 'cleared · back',
    lift: 'cleared · back',
    gone: 'gone · none',
    appeal: 'removed w a · none',
  },
  'removed w a': {
    removed: 'removed a · removed · final',
    suspended: 'suspended a · suspended · final',
    cleared: 'cleared · back · final',
    lift: 'cleared · back · final',
    gone: 'gone · none',
  },
  'removed a': {
    suspended: 'suspended · suspended',
    cleared: 'cleared · back',
    lift: 'cleared · back',
    gone: 'gone · none',
  },
  suspended: {
    takedown: 'suspended+ · none',
    removed: 'removed · removed',
    cleared: 'cleared · lifted',
    end: 'cleared · lifted',
    gone: 'gone · none',
    appeal: 'suspended w a · none',
  },
  'suspended w a': {
    takedown: 'suspended+ w a · none',
    removed: 'removed a · removed · final',
    suspended: 'suspended a · suspended · final',
    cleared: 'cleared · lifted · final',
    end: 'cleared · lifted · final',
    gone: 'gone · none',
  },
  'suspended a': {
    takedown: 'suspended+ a · none',
    removed: 'removed · removed',
    cleared: 'cleared · lifted',
    end: 'cleared · lifted',
    gone: 'gone · none',
  },
  'suspended+': {
    removed: 'removed · removed',
    cleared: 'cleared · lifted',
    lift: 'suspended · none',
    end: 'held+ w · held',
    gone: 'gone · none',
    appeal: 'suspended+ w a · none',
  },
  'suspended+ w a': {
    removed: 'removed a · removed · final',
    suspended: 'suspended+ a · suspended · final',
    cleared: 'cleared · lifted · final',
    lift: 'suspended w a · none',
    end: 'held+ w · held',
    gone: 'gone · none',
  },
  'suspended+ a': {
    removed: 'removed · removed',
    cleared: 'cleared · lifted',
    lift: 'suspended a · none',
    end: 'held+ w · held',
    gone: 'gone · none',
  },
  gone: {},
};

describe.each(Object.keys(TABLE))('from «%s»', (from) => {
  test.each(ACT_KINDS)('%s', (act) => {
    expect(said(from, act)).toBe(TABLE[from]?.[act] ?? '–');
  });
});

test('every act leads to a standing of the table', () => {
  for (const from of Object.keys(TABLE))
    for (const act of ACT_KINDS) {
      const effect = effectOf(state(from), act);
      if (effect) expect(Object.keys(TABLE)).toContain(textOf(effect.next));
    }
});

test.each([
  ['open', []],
  ['alone', ['complaints']],
  ['held', ['desk']],
  ['held+', ['operator']],
  ['cleared', []],
  ['removed', ['removed']],
  ['suspended', ['suspension']],
  ['suspended+', ['suspension', 'operator']],
  ['gone', []],
])('holdsOf: %s', (text, reasons) => {
  expect(holdsOf(state(text))).toEqual(reasons);
});

test.each([
  [[], 'open w'],
  [['complaints'], 'held w'],
  [['desk'], 'held w'],
  [['operator', 'desk'], 'held+ w'],
  [['suspension', 'operator'], 'suspended+'],
  [['suspension'], 'suspended'],
  [['removed', 'operator', 'suspension'], 'removed'],
] as const)('stateOfHold: %j', (reasons, text) => {
  expect(textOf(stateOfHold(reasons))).toBe(text);
});

test('roundFor: nothing is added to what nobody sees for good', () => {
  const rounds = STATUSES.map((status) => [status, roundFor(status)]);
  expect(Object.fromEntries(rounds)).toEqual({
    open: 'same',
    alone: 'same',
    held: 'same',
    cleared: 'new',
    removed: 'none',
    suspended: 'none',
    gone: 'new',
  });
  expect(roundFor(null)).toBe('new');
});
