import { messages } from 'domain/messages/messages';
import { itemIdSchema } from 'domain/values/ids-schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveWanted } from './take-wanted.ts';
import { toast } from './toast.ts';
import { forgetWanted, type Likable, wantedText, wantLike } from './wanted-like.ts';

vi.mock('./toast.ts', () => ({ toast: { success: vi.fn() } }));

const ITEM = { tipo: 'evento', id: itemIdSchema.parse('e1'), titulo: 'Jazz' } as const;

/** What is given by now. */
async function given(): Promise<Likable | null> {
  const addLike = vi.fn(async (_: Likable) => true);
  await giveWanted(addLike);
  return addLike.mock.lastCall?.[0] ?? null;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.clearAllMocks();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('gives what was wanted, once', async () => {
  wantLike(ITEM);
  expect(await given()).toMatchObject(ITEM);
  expect(await given()).toBeNull();
});

it('says what was given, and nothing of what was liked already or could not be', async () => {
  for (const isAdded of [false, true]) {
    wantLike(ITEM);
    await giveWanted(async () => isAdded);
  }
  expect(vi.mocked(toast.success).mock.calls).toEqual([[messages.list.liked('Jazz')]]);
});

it('gives nothing that was forgotten, or after an hour', async () => {
  wantLike(ITEM);
  forgetWanted();
  expect(await given()).toBeNull();
  wantLike(ITEM);
  vi.advanceTimersByTime(59 * 60_000);
  expect(await given()).toMatchObject(ITEM);
  wantLike(ITEM);
  vi.advanceTimersByTime(61 * 60_000);
  expect(await given()).toBeNull();
});

it.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['another kind', JSON.stringify({ ...ITEM, tipo: 'user', at: 0 })],
  ['a path as id', JSON.stringify({ ...ITEM, id: 'a/b', at: 0 })],
  ['no time', JSON.stringify(ITEM)],
])('gives nothing for %s, and forgets it', async (_, text) => {
  vi.setSystemTime(0);
  sessionStorage.setItem('vidriera.wantedLike', text);
  expect(wantedText()).toBe(text);
  expect(await given()).toBeNull();
  expect(wantedText()).toBeNull();
});

it('does without where storage is forbidden', async () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  wantLike(ITEM);
  expect(await given()).toBeNull();
});
