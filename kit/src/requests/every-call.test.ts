import { type CallableName, callables } from '@vidriera/domain/api/callables-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { LOST_ANSWER, WRITING_MS } from '@vidriera/domain/writing-limit';
import { idToken } from '@vidriera/session';
import { STALE_EVENT } from '@vidriera/session/stale';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './callable.ts';

vi.mock('@vidriera/session', () => ({ idToken: vi.fn() }));
const fetched = vi.fn<typeof fetch>();
const dropped = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.mocked(idToken).mockReset().mockResolvedValue('tok');
  addEventListener(STALE_EVENT, dropped.mockReset());
});
afterEach(() => {
  removeEventListener(STALE_EVENT, dropped);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Every kind of every callable, with whether it writes. */
const KINDS = Object.entries(callables).flatMap(([name, { writes }]) =>
  typeof writes === 'boolean'
    ? [{ name: name as CallableName, what: '', writes }]
    : Object.entries(writes).map(([what, itWrites]) => ({
        name: name as CallableName,
        what,
        writes: itWrites,
      })),
);

/** Answers with a request that fails when it is aborted, as the platform's does. */
const hang = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
const refused = () =>
  Response.json({ error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' } }, { status: 401 });

describe.each(KINDS)('$name $what', ({ name, what, writes }) => {
  const input = (what ? { what } : {}) as never;
  const failed = { code: 'no-connection', message: writes ? LOST_ANSWER : messages.general.noConnection };

  it.each([
    ['the answer', () => void fetched.mockImplementationOnce((_, init) => hang(init?.signal))],
    [
      'the body',
      () =>
        void fetched.mockImplementationOnce(async (_, init) =>
          Object.assign(Response.json({}), { text: () => hang(init?.signal) }),
        ),
    ],
    ['the session', () => void vi.mocked(idToken).mockReturnValueOnce(new Promise(() => undefined))],
  ])('ends when %s stalls, and reaches the server afterwards', async (_what, stall) => {
    stall();
    const late = expect(call(name, input)).rejects.toMatchObject(failed);
    await vi.advanceTimersByTimeAsync(name === 'exportData' ? 60_000 : WRITING_MS);
    await late;
    expect(fetched.mock.calls.every(([, init]) => init?.signal?.aborted)).toBe(true);
    fetched.mockImplementationOnce(async () => refused());
    await expect(call(name, input)).rejects.toMatchObject({ code: 'no-session' });
  });

  it(writes ? 'drops the cached screens' : 'keeps the cached screens', async () => {
    fetched.mockImplementationOnce(async () => refused());
    await expect(call(name, input)).rejects.toMatchObject({ code: 'no-session' });
    expect(dropped).toHaveBeenCalledTimes(writes ? 1 : 0);
  });

  it(writes ? 'runs on when its dialog closes' : 'is aborted when its dialog closes', async () => {
    const answer = Promise.withResolvers<Response>();
    fetched.mockImplementationOnce((_, init) => Promise.race([answer.promise, hang(init?.signal)]));
    const dialog = new AbortController();
    const asked = expect(call(name, input, { signal: dialog.signal })).rejects.toMatchObject({
      code: writes ? 'no-session' : 'no-connection',
    });
    await vi.advanceTimersByTimeAsync(0);
    dialog.abort();
    answer.resolve(refused());
    await asked;
    expect(fetched).toHaveBeenCalledOnce();
  });
});
