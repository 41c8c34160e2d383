import { codeOf, keyId, newPhoneKeys, publicKeyText, signTicket } from '@vidriera/domain/claim/code';
import { Failure } from '@vidriera/domain/failure';
import { call } from '@vidriera/kit/requests/callable';
import { beforeEach, expect, it, vi } from 'vitest';
import { createCounter } from './counter.ts';
import { readCounterStore, updateCounterStore } from './counter-store.ts';

vi.mock('@vidriera/kit/requests/callable', () => ({ call: vi.fn() }));

const WHO = { id: 'casa', helper: null };
const NONCE = 'n'.repeat(22);
const ONE = { nonce: NONCE, titulo: '2x1' };
const server = await newPhoneKeys();
const phone = await newPhoneKeys();
const publicText = await publicKeyText(server.publicKey);
const kid = await keyId(publicText);
const ticket = {
  promo: 'p1',
  nonce: NONCE,
  lapses: Math.floor(Date.now() / 1000) + 3600,
  phone: await publicKeyText(phone.publicKey),
};
const code = await codeOf(await signTicket(ticket, kid, server.privateKey), phone.privateKey, Date.now());

const lost = () => new Failure('no-connection', 'No hay conexión.');
const used = () => ({ kind: 'redeemed', nonce: NONCE, promo: 'p1', titulo: '2x1', at: Date.now() });
const answer = (what: object) => vi.mocked(call).mockResolvedValueOnce(what as never);
const sent = () => vi.mocked(call).mock.calls.map(([, question]) => question);
const whats = () => sent().map((question) => (question as { what: string }).what);
const store = () => readCounterStore(WHO.id);
/** A request that ends when the test says so. */
function hanging() {
  const { promise, resolve, reject } = Promise.withResolvers<never>();
  vi.mocked(call).mockReturnValueOnce(promise);
  return { answer: (what: object) => resolve(what as never), fail: () => reject(lost()) };
}
/** A counter with a redemption that nobody answered, although the server may have it. */
async function unconfirmed() {
  const counter = createCounter(WHO);
  vi.mocked(call).mockRejectedValueOnce(lost());
  expect(await counter.takeIn({ code })).toMatchObject({ kind: 'unconfirmed' });
  return counter;
}

beforeEach(() => {
  localStorage.clear();
  vi.mocked(call).mockReset().mockRejectedValue(lost());
  const opened = {
    creador: 'La Casona',
    promos: [{ id: 'p1', titulo: '2x1' }],
    withdrawn: [],
    keys: { [kid]: publicText },
  };
  updateCounterStore(WHO.id, (kept) => ({ ...kept, opened }));
});

it('waits in place of a redemption that the server may have, with its own time', async () => {
  const counter = await unconfirmed();
  const before = Date.now();
  expect(await counter.undo(ONE)).toEqual({
    isDone: true,
    words: 'Deshecho sin confirmar: «2x1» queda sin usar cuando vuelva la señal.',
  });
  expect(store()).toMatchObject({ queue: [], taken: [], undos: [ONE] });
  const at = store().undos[0]?.at ?? 0;
  expect(at).toBeGreaterThanOrEqual(before);
  await expect.poll(() => whats()).toEqual(['redeem', 'undo']);

  answer({ what: 'undo', undone: true });
  await counter.settleAfter();
  expect(sent().at(-1)).toEqual({ what: 'undo', nonce: NONCE, at, helper: null });
  expect(store()).toMatchObject({ queue: [], undos: [], settled: [] });
});

it('of an online redemption waits too, when its answer is lost', async () => {
  const counter = createCounter(WHO);
  answer({ what: 'redeem', outcome: used() });
  await counter.takeIn({ code });
  expect(await counter.undo(ONE)).toMatchObject({ isDone: true, words: /sin confirmar/ });
  await expect.poll(() => whats()).toEqual(['redeem', 'undo', 'undo']);
  const [, first, again] = sent();
  expect(again).toEqual({ ...first, at: store().undos[0]?.at });
});

it('is sent when the redeeming request has ended', async () => {
  vi.useFakeTimers();
  const counter = createCounter(WHO);
  const redeeming = hanging();
  const shown = counter.takeIn({ code });
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  expect(await shown).toMatchObject({ kind: 'unconfirmed' });
  await counter.undo(ONE);
  await counter.settle();
  expect(whats(), 'it would overtake').toEqual(['redeem']);
  answer({ what: 'undo', undone: true });
  redeeming.answer({ what: 'redeem', outcome: used() });
  await expect.poll(() => store().undos).toEqual([]);
  expect(whats()).toEqual(['redeem', 'undo']);
});

it('is sent when the redeeming request has ended, also if the queue was sent meanwhile', async () => {
  vi.useFakeTimers();
  const counter = createCounter(WHO);
  const redeeming = hanging();
  const shown = counter.takeIn({ code });
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  await shown;
  answer({ what: 'settle', outcomes: [used()] });
  await counter.settle();
  expect(await counter.undo(ONE)).toMatchObject({ words: /^Deshecho sin confirmar/ });
  await counter.settle();
  expect(whats()).toEqual(['redeem', 'settle']);
  answer({ what: 'undo', undone: true });
  redeeming.fail();
  await expect.poll(() => store().undos).toEqual([]);
  expect(whats()).toEqual(['redeem', 'settle', 'undo']);
});

it('while the queue is being sent goes after it', async () => {
  const counter = await unconfirmed();
  const settling = hanging();
  const settled = counter.settle();
  await expect.poll(() => whats()).toEqual(['redeem', 'settle']);
  await counter.undo(ONE);
  answer({ what: 'undo', undone: true });
  settling.answer({ what: 'settle', outcomes: [used()] });
  await settled;
  await expect.poll(() => store().undos).toEqual([]);
  expect(whats()).toEqual(['redeem', 'settle', 'undo']);
  expect(store().settled, 'nothing is reported as confirmed').toEqual([]);
});

it('goes before the same promo is redeemed again', async () => {
  const counter = await unconfirmed();
  await counter.undo(ONE);
  await expect.poll(() => whats()).toEqual(['redeem', 'undo']);
  expect(await counter.takeIn({ code }), 'without a signal').toMatchObject({ kind: 'unconfirmed' });
  expect(store()).toMatchObject({ queue: [{ nonce: NONCE }], undos: [ONE] });
  vi.mocked(call).mockClear();
  answer({ what: 'undo', undone: true });
  answer({ what: 'settle', outcomes: [used()] });
  await counter.settle();
  expect(whats()).toEqual(['undo', 'settle']);
  expect(store()).toMatchObject({ queue: [], undos: [], settled: [{ outcome: { kind: 'redeemed' } }] });
});

it('that the server refuses holds back its own claim, and no other', async () => {
  const counter = await unconfirmed();
  await counter.undo(ONE);
  await counter.takeIn({ code });
  const other = { ...store().queue[0], nonce: 'o'.repeat(22) };
  updateCounterStore(WHO.id, (kept) => ({ ...kept, queue: [...kept.queue, other as never] }));
  vi.mocked(call).mockClear();
  vi.mocked(call).mockRejectedValueOnce(new Failure('too-many-attempts', 'Probá más tarde.'));
  answer({ what: 'settle', outcomes: [{ ...used(), nonce: other.nonce }] });
  await counter.settle();
  expect(sent()).toMatchObject([{ what: 'undo' }, { what: 'settle', taken: { length: 1 } }]);
  expect(store().queue.map(({ nonce }) => nonce)).toEqual([NONCE]);
});

it('that came too late is reported', async () => {
  const counter = await unconfirmed();
  await counter.undo(ONE);
  answer({ what: 'undo', undone: false });
  await counter.settleAfter();
  await expect.poll(() => store().undos).toEqual([]);
  expect(store().settled).toMatchObject([{ titulo: '2x1', outcome: { kind: 'not-undone' } }]);
});

it('reads the queue of an earlier release', () => {
  const { undos: _, ...kept } = store();
  localStorage.setItem('vidriera.mostrador.casa', JSON.stringify(kept));
  expect(store()).toEqual({ ...kept, undos: [] });
});
