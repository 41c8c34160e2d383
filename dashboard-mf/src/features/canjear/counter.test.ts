import { codeOf, keyId, newPhoneKeys, publicKeyText, signTicket } from '@vidriera/domain/claim/code';
import { DRIFT_MS } from '@vidriera/domain/claim/times';
import type { Redemption } from '@vidriera/domain/claim/wire-schema';
import { Failure } from '@vidriera/domain/failure';
import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { call } from '@vidriera/kit/requests/callable';
import { noteServerTime } from '@vidriera/session/server-clock';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCounter, NEEDS_SIGNAL, NO_STORAGE } from './counter.ts';
import { readCounterStore, updateCounterStore } from './counter-store.ts';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));

const WHO = { id: 'casa', helper: null };
const NONCE = 'n'.repeat(22);
const ONE = { nonce: NONCE, titulo: '2x1' };
const server = await newPhoneKeys();
const phone = await newPhoneKeys();
const publicText = await publicKeyText(server.publicKey);
const kid = await keyId(publicText);

/** A phone's code at a moment. */
async function codeAt(at = Date.now(), change: { promo?: string; nonce?: string; lapses?: number } = {}) {
  const ticket = {
    promo: 'p1',
    nonce: NONCE,
    lapses: Math.floor(Date.now() / 1000) + 3600,
    phone: await publicKeyText(phone.publicKey),
    ...change,
  };
  return codeOf(await signTicket(ticket, kid, server.privateKey), phone.privateKey, at);
}
const open = (calledOff?: string) => {
  const opened = {
    creador: 'La Casona',
    promos: [{ id: 'p1', titulo: '2x1', calledOff }],
    withdrawn: [{ id: 'p3', titulo: '3x2' }],
    keys: { [kid]: publicText },
  };
  updateCounterStore(WHO.id, (kept) => ({ ...kept, opened }));
};
const answers = (outcome: Redemption) =>
  vi.mocked(call).mockResolvedValueOnce({ what: 'redeem', outcome } as never);
const noSignal = (): void =>
  void vi.mocked(call).mockRejectedValue(new Failure('no-connection', 'No hay conexión.'));
const forbidden = (): never => {
  throw new DOMException('denied', 'SecurityError');
};
const P1 = itemIdSchema.parse('p1');
const redeemed = (nonce = NONCE): Redemption => ({
  kind: 'redeemed',
  nonce,
  promo: P1,
  titulo: '2x1',
  at: Date.now(),
});

beforeEach(() => {
  localStorage.clear();
  vi.mocked(call).mockReset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

describe('with a signal', () => {
  it('shows the server’s outcome, and green once', async () => {
    const counter = createCounter(WHO);
    const code = await codeAt();
    answers(redeemed());
    expect(await counter.takeIn({ code })).toMatchObject({ kind: 'redeemed', titulo: '2x1' });
    answers(redeemed());
    expect(await counter.takeIn({ code })).toMatchObject({ kind: 'refused', why: { kind: 'used' } });
    answers({ kind: 'lapsed', titulo: '2x1', at: 1 });
    expect(await counter.takeIn({ letters: 'BCDFGH' })).toEqual({
      kind: 'refused',
      why: { kind: 'lapsed', titulo: '2x1', at: 1 },
    });
  });

  it('undoes, and redeems again', async () => {
    const counter = createCounter(WHO);
    answers(redeemed());
    await counter.takeIn({ code: await codeAt() });
    vi.mocked(call).mockResolvedValueOnce({ what: 'undo', undone: true } as never);
    const undone = { isDone: true, words: 'Deshecho: «2x1» sigue sin usar.' };
    expect(await counter.undo(ONE)).toEqual(undone);
    answers(redeemed());
    expect(await counter.takeIn({ code: await codeAt() })).toMatchObject({ kind: 'redeemed' });
    vi.mocked(call).mockResolvedValueOnce({ what: 'undo', undone: false } as never);
    expect(await counter.undo(ONE)).toEqual({ isDone: false, words: 'Ya pasó el minuto para deshacer.' });
    vi.mocked(call).mockRejectedValueOnce(new Failure('not-found', 'Tu enlace ya no vale.'));
    expect(await counter.undo(ONE)).toEqual({ isDone: false, words: 'Tu enlace ya no vale.' });
  });

  it('reports the server’s refusal, and redeems nothing offline', async () => {
    open();
    const counter = createCounter(WHO);
    vi.mocked(call).mockRejectedValueOnce(new Failure('not-found', 'Tu enlace ya no vale.'));
    expect(await counter.takeIn({ code: await codeAt() })).toEqual({
      kind: 'failed',
      message: 'Tu enlace ya no vale.',
    });
    expect(readCounterStore(WHO.id).queue).toEqual([]);
  });
});

describe('without a signal', () => {
  beforeEach(noSignal);

  it('checks signatures, never shows green, and accepts once', async () => {
    open();
    const counter = createCounter(WHO);
    const code = await codeAt();
    expect(await counter.takeIn({ code })).toMatchObject({ kind: 'unconfirmed', titulo: '2x1' });
    expect(counter.state()).toMatchObject({ signal: false, kept: { queue: [{ code, nonce: NONCE }] } });
    expect(await counter.takeIn({ code: await codeAt() })).toMatchObject({ why: { kind: 'used' } });
    expect(createCounter(WHO).state().kept.queue, 'a killed tab loses nothing').toHaveLength(1);
  });

  it.each([
    ['lapsed', { lapses: Math.floor(Date.now() / 1000) - 10 }, 0],
    ['other-promo', { promo: 'p2' }, 0],
    ['copied', {}, -2 * DRIFT_MS],
  ] as const)('refuses what is %s', async (kind, change, ago) => {
    open();
    const code = await codeAt(Date.now() + ago, change);
    expect(await createCounter(WHO).takeIn({ code })).toMatchObject({ kind: 'refused', why: { kind } });
  });

  it('refuses a promo that was called off', async () => {
    open('Se rompió.');
    expect(await createCounter(WHO).takeIn({ code: await codeAt() })).toMatchObject({
      kind: 'refused',
      why: { kind: 'lapsed', calledOff: 'Se rompió.' },
    });
  });

  it('recognises a deleted promo', async () => {
    open();
    expect(await createCounter(WHO).takeIn({ code: await codeAt(Date.now(), { promo: 'p3' }) })).toEqual({
      kind: 'refused',
      why: { kind: 'withdrawn', titulo: '3x2' },
    });
  });

  it('uses the server’s clock', async () => {
    open();
    noteServerTime(Date.now() - 2 * DRIFT_MS, Date.now());
    const code = await codeAt(Date.now() - 2 * DRIFT_MS);
    expect(await createCounter(WHO).takeIn({ code })).toMatchObject({ kind: 'unconfirmed' });
  });

  it.each(['https://vidriera.ar/lacasona', 'V1.nada', ''])('rejects a foreign code: %j', async (code) => {
    open();
    expect(await createCounter(WHO).takeIn({ code })).toEqual({
      kind: 'refused',
      why: { kind: 'not-ours' },
    });
  });

  it('trusts only the server’s keys', async () => {
    open();
    const { ticket = '' } = /^(?<ticket>.*)\.[^.]+\.[^.]+$/.exec(await codeAt())?.groups ?? {};
    const forged = await codeOf(ticket, server.privateKey, Date.now());
    expect(await createCounter(WHO).takeIn({ code: forged })).toMatchObject({ why: { kind: 'not-ours' } });
  });

  it('accepts no letters, and nothing before the first opening', async () => {
    const counter = createCounter(WHO);
    expect(await counter.takeIn({ code: await codeAt() })).toMatchObject({ kind: 'failed' });
    open();
    expect(await counter.takeIn({ letters: 'BCDFGH' })).toEqual({ kind: 'failed', message: NEEDS_SIGNAL });
  });

  it('accepts nothing without storage', async () => {
    open();
    vi.stubGlobal('localStorage', {
      getItem: localStorage.getItem.bind(localStorage),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    expect(await createCounter(WHO).takeIn({ code: await codeAt() })).toMatchObject({ kind: 'failed' });
  });

  it.each([
    ['has no storage', null],
    ['forbids it', { getItem: forbidden, setItem: forbidden, removeItem: forbidden }],
  ])('reports what is missing on a phone that %s, and works online', async (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    open();
    const counter = createCounter(WHO);
    expect(await counter.takeIn({ code: await codeAt() })).toEqual({ kind: 'failed', message: NO_STORAGE });
    answers(redeemed());
    expect(await counter.takeIn({ code: await codeAt() })).toMatchObject({ kind: 'redeemed' });
  });
});

describe('when the connection is back', () => {
  async function twoWaiting() {
    open();
    noSignal();
    const counter = createCounter(WHO);
    await counter.takeIn({ code: await codeAt() });
    await counter.takeIn({ code: await codeAt(Date.now(), { nonce: 'm'.repeat(22) }) });
    vi.mocked(call).mockReset();
    return counter;
  }
  const double: Redemption = { kind: 'used', nonce: 'm'.repeat(22), titulo: '2x1', at: 1, double: true };

  it('refuses a queued code again, whatever the server says', async () => {
    const counter = await twoWaiting();
    const [first] = readCounterStore(WHO.id).queue;
    expect(await counter.takeIn({ code: await codeAt() })).toEqual({
      kind: 'refused',
      why: { kind: 'used', nonce: NONCE, titulo: '2x1', at: first?.at, double: false },
    });
    expect(call).not.toHaveBeenCalled();
  });

  it('sends the queue before asking about letters', async () => {
    const counter = await twoWaiting();
    const outcomes = [redeemed(), redeemed('m'.repeat(22))];
    vi.mocked(call).mockResolvedValueOnce({ what: 'settle', outcomes } as never);
    answers(redeemed());
    expect(await counter.takeIn({ letters: 'BCDFGH' })).toMatchObject({ why: { kind: 'used' } });
    expect(vi.mocked(call).mock.calls.map(([, question]) => question)).toMatchObject([
      { what: 'settle' },
      { what: 'redeem' },
    ]);
  });

  it('asks about no letters while the queue can’t be sent', async () => {
    const counter = await twoWaiting();
    noSignal();
    expect(await counter.takeIn({ letters: 'BCDFGH' })).toEqual({ kind: 'failed', message: NEEDS_SIGNAL });
    expect(call).toHaveBeenCalledOnce();
    expect(readCounterStore(WHO.id).queue).toHaveLength(2);
  });

  it('times out while sending the queue first', async () => {
    const counter = await twoWaiting();
    vi.mocked(call).mockReturnValue(new Promise(() => undefined));
    vi.useFakeTimers();
    const shown = counter.takeIn({ letters: 'BCDFGH' });
    await vi.advanceTimersByTimeAsync(6000);
    vi.useRealTimers();
    expect(await shown).toEqual({ kind: 'failed', message: NEEDS_SIGNAL });
    expect(counter.state().signal).toBe(false);
  });

  it('sends several batches before letters', async () => {
    const counter = await twoWaiting();
    const many = Array.from({ length: 101 }, (_, n) => ({ code: 'x', nonce: `${n}`, titulo: '2x1', at: n }));
    updateCounterStore(WHO.id, (kept) => ({ ...kept, queue: many }));
    vi.mocked(call).mockImplementation(async (_, question) => {
      if ((question as { what: string }).what !== 'settle') return { what: 'redeem', outcome: redeemed() };
      const { taken } = question as unknown as { taken: [] };
      return { what: 'settle', outcomes: taken.map(() => redeemed()) } as never;
    });
    expect(await counter.takeIn({ letters: 'BCDFGH' })).toMatchObject({ kind: 'refused' });
    expect(call).toHaveBeenCalledTimes(3);
    expect(readCounterStore(WHO.id).settled).toHaveLength(100);
  });

  it('sends all once, oldest first, and reports what did not count', async () => {
    const counter = await twoWaiting();
    const outcomes = [redeemed(), double];
    vi.mocked(call).mockResolvedValueOnce({ what: 'settle', outcomes } as never);
    await Promise.all([counter.settle(), counter.settle()]);
    expect(call).toHaveBeenCalledOnce();
    const [, question] = vi.mocked(call).mock.calls[0] ?? [];
    expect(question).toMatchObject({ what: 'settle', taken: [{ at: expect.any(Number) }, {}] });
    expect(counter.state().kept).toMatchObject({
      queue: [],
      settled: [{ outcome: { kind: 'redeemed' } }, { outcome: { double: true } }],
    });
    counter.read();
    expect(counter.state().kept.settled).toEqual([]);
  });

  it('keeps unanswered redemptions, and reports other failures', async () => {
    const counter = await twoWaiting();
    vi.mocked(call).mockRejectedValueOnce(new Failure('no-connection', 'No hay conexión.'));
    expect(await counter.settle()).toBe('');
    vi.mocked(call).mockRejectedValueOnce(new Failure('not-found', 'Tu enlace ya no vale.'));
    expect(await counter.settle()).toBe('Tu enlace ya no vale.');
    expect(readCounterStore(WHO.id).queue).toHaveLength(2);
  });
});
