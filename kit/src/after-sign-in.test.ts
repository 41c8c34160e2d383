import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { continueAfterSignIn, forgetPress, pendingPress } from './after-sign-in.ts';

const ITEM = { tipo: 'evento', id: itemIdSchema.parse('e1'), titulo: 'Jazz en el río' } as const;
const KEY = 'vidriera.afterSignIn';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each(['like', 'open'] as const)('keeps a press (%s) until it is forgotten', (act) => {
  continueAfterSignIn(act, ITEM);
  expect(pendingPress()).toEqual({ act, ...ITEM });
  forgetPress();
  expect(pendingPress()).toBeNull();
});

it('keeps the last press alone', () => {
  continueAfterSignIn('like', ITEM);
  continueAfterSignIn('open', ITEM);
  expect(pendingPress()?.act).toBe('open');
});

it('drops a press after an hour', () => {
  continueAfterSignIn('like', ITEM);
  vi.advanceTimersByTime(59 * 60_000);
  expect(pendingPress()).not.toBeNull();
  vi.advanceTimersByTime(2 * 60_000);
  expect(pendingPress()).toBeNull();
});

it.each([
  ['nothing', ''],
  ['another act', '0 buy evento e1 Jazz'],
  ['another kind', '0 like user e1 Jazz'],
  ['a path as id', '0 like evento a/b Jazz'],
  ['no id', '0 like evento'],
  ['no time', 'ayer like evento e1 Jazz'],
])('reads no press from %s', (_, text) => {
  vi.setSystemTime(0);
  sessionStorage.setItem(KEY, text);
  expect(pendingPress()).toBeNull();
});

it('does without where storage is forbidden', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  continueAfterSignIn('like', ITEM);
  expect(pendingPress()).toBeNull();
});
