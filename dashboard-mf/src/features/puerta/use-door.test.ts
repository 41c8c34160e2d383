import { renderHook } from '@testing-library/react';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDoor } from './door.ts';
import { newDoor } from './door-store.ts';
import { useDoor } from './use-door.ts';

vi.mock('./door.ts', () => ({ createDoor: vi.fn() }));
vi.mock('@vidriera/kit/hooks/use-kept-screen', () => ({ useKeptScreen: () => undefined }));

const reread = vi.fn(() => Promise.resolve());
/** Answers within milliseconds. */
function doorThatTakes(ms: number): void {
  const state = {};
  // As the door's: a question during another one waits for its answer.
  let sending: Promise<void> | undefined;
  const sync = () => {
    sending ??= new Promise<void>((resolve) => setTimeout(resolve, ms)).finally(() => {
      sending = undefined;
    });
    return sending;
  };
  vi.mocked(createDoor).mockReturnValue({
    subscribe: () => () => undefined,
    state: () => state,
    sync,
    reread,
  } as never);
}

beforeEach(() => {
  vi.useFakeTimers();
  reread.mockClear();
});
afterEach(() => vi.useRealTimers());

it.each([10, 8000])(
  'with answers after %i ms, each minute asks for seats and each tenth for the whole list',
  async (ms) => {
    doorThatTakes(ms);
    const at = { evento: itemIdSchema.parse('e1'), fecha: '2026-11-28' } as const;
    const { unmount } = renderHook(() => useDoor(at, newDoor({ helper: null, uid: 'casa' })));
    await vi.advanceTimersByTimeAsync(10 * 60_000 + 9000);
    unmount();
    expect(reread.mock.calls).toEqual([...Array.from({ length: 9 }, () => [false]), [true]]);
  },
);
