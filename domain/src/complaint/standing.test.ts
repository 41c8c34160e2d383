import { expect, test } from 'vitest';
import { DAY_MS } from '../site/retention.ts';
import { ABLE_AFTER_DAYS, isHoldable, NEW_FOR_DAYS, standingOf } from './standing.ts';

const NOW = new Date('2026-11-25T15:00:00Z');
const ago = (days: number, ms = 0) => new Date(NOW.getTime() - days * DAY_MS + ms);
const ABLE = {
  createdAt: ago(ABLE_AFTER_DAYS),
  isConfirmed: true,
  isMuted: false,
  wasGroundless: false,
  isSecond: false,
};

test.each([
  ['a week old and confirmed', {}, 'able'],
  ['a moment younger', { createdAt: ago(ABLE_AFTER_DAYS, 1) }, 'other'],
  ['of unknown age', { createdAt: null }, 'other'],
  ['not confirmed', { isConfirmed: false }, 'other'],
  ['with a cleared grave complaint', { wasGroundless: true }, 'other'],
  ['the mailbox’s second', { isSecond: true }, 'other'],
  ['muted', { isMuted: true }, 'muted'],
] as const)('standingOf: an account %s', (_, change, expected) => {
  expect(standingOf({ ...ABLE, ...change }, NOW)).toBe(expected);
});

test.each([
  ['young', { createdAt: ago(NEW_FOR_DAYS, 1), isVerified: false }, true],
  ['of thirty days', { createdAt: ago(NEW_FOR_DAYS), isVerified: false }, false],
  ['young and verified', { createdAt: ago(1), isVerified: true }, false],
  ['of unknown age', { createdAt: null, isVerified: false }, true],
])('isHoldable: an account %s', (_, author, expected) => {
  expect(isHoldable(author, NOW)).toBe(expected);
});
