import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AFTER_SIGN_IN, continueAfterSignIn, forgetPendingAction, forgetPress } from './after-sign-in.ts';
import { bindPendingAction, takePendingAction } from './resume-action.ts';

const ITEM = { tipo: 'evento', id: itemIdSchema.parse('e1'), titulo: 'Jazz en el río' } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each(['like', 'open'] as const)('returns a stored action (%s) once', async (act) => {
  continueAfterSignIn(act, ITEM);
  expect(await takePendingAction('ana', act)).toMatchObject(ITEM);
  expect(await takePendingAction('ana', act)).toBeNull();
});

it('returns an action once to two callers at the same time', async () => {
  continueAfterSignIn('like', ITEM);
  const both = await Promise.all([takePendingAction('ana', 'like'), takePendingAction('ana', 'like')]);
  expect(both).toMatchObject([ITEM, null]);
});

it('keeps an action of another kind or item', async () => {
  continueAfterSignIn('open', ITEM);
  expect(await takePendingAction('ana', 'like')).toBeNull();
  expect(await takePendingAction('ana', 'open', 'e2')).toBeNull();
  expect(await takePendingAction('ana', 'open', 'e1')).toMatchObject(ITEM);
});

it('keeps only the last action', async () => {
  continueAfterSignIn('like', ITEM);
  continueAfterSignIn('open', ITEM);
  expect(await takePendingAction('ana', 'like')).toBeNull();
  expect(await takePendingAction('ana', 'open')).toMatchObject(ITEM);
});

it('forgets an action', async () => {
  continueAfterSignIn('like', ITEM);
  forgetPendingAction();
  expect(await takePendingAction('ana', 'like')).toBeNull();
});

it('a return without an account forgets what was pressed in this tab, and not in another', async () => {
  continueAfterSignIn('like', ITEM);
  sessionStorage.clear();
  forgetPress();
  expect(await takePendingAction('ana', 'like'), 'its tab was closed').toMatchObject(ITEM);
  continueAfterSignIn('like', ITEM);
  forgetPress();
  expect(await takePendingAction('ana', 'like')).toBeNull();
});

it('never continues an action for a second account', async () => {
  continueAfterSignIn('like', ITEM);
  await bindPendingAction('ana');
  expect(await takePendingAction('beto', 'like')).toBeNull();
  expect(await takePendingAction('ana', 'like'), 'it is deleted').toBeNull();
});

it('returns a bound action to its own account', async () => {
  continueAfterSignIn('like', ITEM);
  await bindPendingAction('ana');
  expect(await takePendingAction('ana', 'like')).toMatchObject(ITEM);
});

it.each([
  [59, 'e1'],
  [61, undefined],
])('after %i minutes returns %j', async (minutes, expected) => {
  continueAfterSignIn('like', ITEM);
  vi.advanceTimersByTime(minutes * 60_000);
  expect((await takePendingAction('ana', 'like'))?.id).toBe(expected);
});

const STORED = { at: 0, by: null, act: 'like', tipo: 'evento', id: 'e1', titulo: 'Jazz' };

it.each([
  ['text that is not JSON', '0 like evento e1 Jazz'],
  ['another kind of action', JSON.stringify({ ...STORED, act: 'buy' })],
  ['another kind of item', JSON.stringify({ ...STORED, tipo: 'user' })],
  ['a path as id', JSON.stringify({ ...STORED, id: 'a/b' })],
  ['no id', JSON.stringify({ ...STORED, id: undefined })],
  ['no time', JSON.stringify({ ...STORED, at: 'ayer' })],
])('drops %s', async (_, text) => {
  vi.setSystemTime(0);
  localStorage.setItem(AFTER_SIGN_IN, text);
  expect(await takePendingAction('ana', 'like')).toBeNull();
  expect(localStorage.getItem(AFTER_SIGN_IN)).toBeNull();
});

it('does nothing where storage is forbidden', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const storage of ['localStorage', 'sessionStorage'])
    vi.stubGlobal(storage, { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  continueAfterSignIn('like', ITEM);
  expect(await takePendingAction('ana', 'like')).toBeNull();
});
