import { type CodeVerdict, ticketOf, verdictOf } from '@vidriera/domain/claim/code';
import { KEPT_MS } from '@vidriera/domain/claim/times';
import type { Redemption } from '@vidriera/domain/claim/wire-schema';
import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { within } from '@vidriera/domain/time-limit';
import { quoted } from '@vidriera/domain/values/isolated';
import { call } from '@vidriera/kit/requests/callable';
import { serverNow } from '@vidriera/session/server-clock';
import type { CounterIdentity } from './counter-identity.ts';
import { type CounterStore, canStore, readCounterStore, updateCounterStore } from './counter-store.ts';
import { createSender } from './send-queue.ts';
import { inTime, isWithoutSignal } from './signal.ts';
import type { RedeemRefusal } from './words.ts';

type Opened = Pick<CounterStore, 'taken'> & { opened: NonNullable<CounterStore['opened']> };
/** `lapses`: milliseconds since 1970. */
type OfflineVerdict = { nonce: string; titulo: string; lapses: number } | { refused: RedeemRefusal };

/** Judges a code by its signatures, and by what the counter keeps. @param at the server's clock */
async function judgeOffline({ opened, taken }: Opened, code: string, at: number): Promise<OfflineVerdict> {
  const verdict = await verdictOf(code, opened.keys, at).catch(noPoint);
  if (verdict.kind === 'not-ours') return { refused: verdict };
  const { nonce, promo, lapses } = verdict.ticket;
  const found = opened.promos.find((openPromo) => openPromo.id === promo);
  if (!found) {
    const gone = opened.withdrawn.find((withdrawnPromo) => withdrawnPromo.id === promo);
    return { refused: gone ? { kind: 'withdrawn', titulo: gone.titulo } : { kind: 'other-promo' } };
  }
  const { titulo, calledOff } = found;
  const before = taken.find((redemption) => redemption.nonce === nonce);
  if (before) return { refused: { kind: 'used', nonce, titulo, at: before.at, double: false } };
  if (calledOff !== undefined) return { refused: { kind: 'lapsed', titulo, at, calledOff } };
  if (verdict.kind === 'lapsed') return { refused: { kind: 'lapsed', titulo, at: lapses * 1000 } };
  if (verdict.kind === 'copied') return { refused: { kind: 'copied' } };
  return { nonce, titulo, lapses: lapses * 1000 };
}

/** A key that is no point of the curve: WebCrypto rejects it. */
function noPoint(caught: unknown): CodeVerdict {
  if (caught instanceof DOMException) return { kind: 'not-ours' };
  throw caught;
}

/** A code from the camera, or spoken letters. */
export type ScannedCode = { code: string } | { letters: string };

export type RedeemResult =
  | Extract<Redemption, { kind: 'redeemed' }>
  /** Offline, by its signatures alone; it is sent later. */
  | { kind: 'unconfirmed'; nonce: string; titulo: string; at: number }
  | { kind: 'refused'; why: RedeemRefusal }
  | { kind: 'failed'; message: string };

/** Timeouts of the server in milliseconds: online, and after it did not answer. */
const PATIENCE = { signal: 6000, none: 2000 };

export const NEEDS_SIGNAL = 'Con las letras hace falta señal. Sin señal, leé el código con la cámara.';
const NEVER_OPENED = 'No hay señal, y esta pantalla necesita abrirse una vez con señal.';
export const NO_STORAGE = 'Este teléfono no deja guardar nada: sin señal no podemos anotarla.';

/** How an undo ended, in words. */
interface UndoResult {
  isDone: boolean;
  words: string;
}

/** Redeems promos, undoes redemptions, and sends offline ones when the connection is back. Times are the server's. */
export function createCounter({ id, helper }: CounterIdentity) {
  const who = { helper: helper && { id: helper.id, secret: helper.secret } };
  let signal = true;
  const listeners = new Set<() => void>();
  let state = { kept: readCounterStore(id), signal };

  const publish = () => {
    state = { kept: readCounterStore(id), signal };
    for (const listener of listeners) listener();
  };
  const change = (changing: (kept: CounterStore) => CounterStore): boolean => {
    const isKept = updateCounterStore(id, changing);
    publish();
    return isKept;
  };
  const heard = (is: boolean) => {
    if (signal === is) return;
    signal = is;
    publish();
  };
  const { settle, settleAfter, during, isRedeeming } = createSender({ id, who, change, heard });

  const remember = (nonce: string, at: number, until: number) => (kept: CounterStore) => ({
    ...kept,
    taken: [
      ...kept.taken.filter((redemption) => redemption.nonce !== nonce && redemption.until > at),
      { nonce, at, until },
    ],
  });
  const forget = (nonce: string) => (kept: CounterStore) => ({
    ...kept,
    queue: kept.queue.filter((redemption) => redemption.nonce !== nonce),
    taken: kept.taken.filter((redemption) => redemption.nonce !== nonce),
  });

  async function takeIn(shown: ScannedCode): Promise<RedeemResult> {
    const nonce = 'code' in shown ? nonceOf(shown.code) : null;
    const { queue, undos } = readCounterStore(id);
    // The server would accept it now, and refuse the queued one.
    const same = queue.find((redemption) => redemption.nonce === nonce);
    if (same) return again(same);
    const patience = signal ? PATIENCE.signal : PATIENCE.none;
    if (nonce === null || undos.some((pendingUndo) => pendingUndo.nonce === nonce)) {
      const untold = await tellFirst(patience);
      if (untold === NEEDS_SIGNAL && 'code' in shown) return withoutSignal(shown.code);
      if (untold) return { kind: 'failed', message: untold };
    }
    try {
      const request = call('counter', { what: 'redeem', shown, ...who });
      if (nonce !== null) during(nonce, request);
      const { outcome } = await inTime(patience, request);
      heard(true);
      if (outcome.kind === 'not-ours' && 'letters' in shown)
        return { kind: 'refused', why: { kind: 'unknown-letters' } };
      if (outcome.kind !== 'redeemed') return { kind: 'refused', why: outcome };
      if (readCounterStore(id).taken.some(({ nonce }) => nonce === outcome.nonce)) return again(outcome);
      change(remember(outcome.nonce, outcome.at, outcome.at + KEPT_MS));
      return outcome;
    } catch (caught) {
      if (!isWithoutSignal(caught)) return failed(caught);
      heard(false);
      return 'code' in shown ? withoutSignal(shown.code) : { kind: 'failed', message: NEEDS_SIGNAL };
    }
  }

  /** Letters name no claim, so it may be a queued one. @returns why the queue could not be sent; `null` when it is empty */
  async function tellFirst(patience: number): Promise<string | null> {
    const waiting = () => {
      const { queue, undos } = readCounterStore(id);
      return queue.length + undos.length;
    };
    const deadline = performance.now() + patience;
    for (let before = Number.POSITIVE_INFINITY; waiting() > 0 && waiting() < before; ) {
      before = waiting();
      try {
        const why = await within(deadline - performance.now(), settle());
        if (why) return why;
      } catch {
        heard(false);
        return NEEDS_SIGNAL;
      }
    }
    return waiting() > 0 ? NEEDS_SIGNAL : null;
  }

  async function withoutSignal(code: string): Promise<RedeemResult> {
    const kept = readCounterStore(id);
    if (!kept.opened) return { kind: 'failed', message: canStore() ? NEVER_OPENED : NO_STORAGE };
    const at = serverNow();
    const verdict = await judgeOffline({ ...kept, opened: kept.opened }, code, at);
    if ('refused' in verdict) return { kind: 'refused', why: verdict.refused };
    const { titulo, nonce, lapses } = verdict;
    const isKept = change((kept) => {
      const queue = [...kept.queue, { code, nonce, titulo, at }];
      return remember(nonce, at, lapses)({ ...kept, queue });
    });
    return isKept ? { kind: 'unconfirmed', nonce, titulo, at } : { kind: 'failed', message: NO_STORAGE };
  }

  /** Undoes a redemption. Without a signal the undo waits, also for one that the server may not have heard of. */
  async function undo({ nonce, titulo }: { nonce: string; titulo: string }): Promise<UndoResult> {
    const at = serverNow();
    const isTold = !readCounterStore(id).queue.some((redemption) => redemption.nonce === nonce);
    if (isTold && !isRedeeming(nonce)) {
      try {
        const { undone } = await inTime(
          PATIENCE.signal,
          call('counter', { what: 'undo', nonce, at, ...who }),
        );
        if (!undone) return { isDone: false, words: 'Ya pasó el minuto para deshacer.' };
        change(forget(nonce));
        return { isDone: true, words: `Deshecho: ${quoted(titulo)} sigue sin usar.` };
      } catch (caught) {
        if (!isWithoutSignal(caught)) return { isDone: false, words: failed(caught).message };
        heard(false);
      }
    }
    const isKept = change((kept) => ({
      ...forget(nonce)(kept),
      undos: [...kept.undos, { nonce, titulo, at }],
    }));
    if (!isKept) return { isDone: false, words: NO_STORAGE };
    void settleAfter();
    return {
      isDone: true,
      words: `Deshecho sin confirmar: ${quoted(titulo)} queda sin usar cuando vuelva la señal.`,
    };
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    /** Another tab changed the stored data. */
    reread: publish,
    takeIn,
    undo,
    settle,
    settleAfter,
    /** Clears the outcomes, which were read. */
    read: () => change((kept) => ({ ...kept, settled: [] })),
  };
}
export type RedeemCounter = ReturnType<typeof createCounter>;

/** Green is shown once, although the server accepts a retry within the minute. */
const again = ({
  nonce,
  titulo,
  at,
}: Pick<CounterStore['queue'][number], 'nonce' | 'titulo' | 'at'>): RedeemResult => ({
  kind: 'refused',
  why: { kind: 'used', nonce, titulo, at, double: false },
});

function failed(caught: unknown): Extract<RedeemResult, { kind: 'failed' }> {
  logUnforeseen(caught);
  return { kind: 'failed', message: failureOf(caught).message };
}

/** Identifies a claim across readings. */
export const nonceOf = (code: string): string => ticketOf(code)?.nonce ?? code;
