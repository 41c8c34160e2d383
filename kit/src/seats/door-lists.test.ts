import { DOOR_KEY } from '@vidriera/domain/site/kept-screens';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetScreens } from '../hooks/keep-screen.ts';
import { forgetOverDoors, forgetOwnDoors } from './door-lists.ts';

const NOW = 1_000_000;
vi.mock('../hooks/keep-screen.ts', () => ({ forgetScreens: vi.fn() }));
const keep = (name: string, kept: unknown) => localStorage.setItem(DOOR_KEY + name, JSON.stringify(kept));
const left = () =>
  Object.fromEntries(
    Object.entries(localStorage).map(([key, text]) => [
      key.replace(DOOR_KEY, ''),
      JSON.parse(text as string),
    ]),
  );
const list = { hiddenAt: NOW + 1, helper: null, unsent: {}, list: { parties: ['Ana'] }, doors: { a: {} } };

beforeEach(() => {
  localStorage.clear();
  vi.mocked(forgetScreens).mockClear();
});

it('the next start deletes lists that are over, and unreadable ones', async () => {
  keep('on', list);
  keep('over', { ...list, hiddenAt: NOW });
  keep('odd', 7);
  await forgetOverDoors(NOW);
  expect(left()).toEqual({ on: list });
  expect(forgetScreens).not.toHaveBeenCalled();
  await forgetOverDoors(NOW + 1);
  expect(left()).toEqual({});
  const [isOver] = vi.mocked(forgetScreens).mock.calls[0] ?? [];
  expect([isOver?.('/puerta/e1/2026-11-28'), isOver?.('/mis-promos')]).toEqual([true, false]);
});

it('the end of a session leaves no name, and keeps which door this phone is, and what is unsent', () => {
  keep('sent', list);
  const waiting = { ...list, unsent: { a: { seq: 1, arrived: 2 } } };
  keep('waits', waiting);
  keep('helper', { ...list, helper: { id: 'h' } });
  forgetOwnDoors();
  expect(left()).toEqual({
    sent: { ...list, list: null, doors: {} },
    waits: { ...waiting, list: null, doors: {} },
    helper: { ...list, helper: { id: 'h' } },
  });
});
