import { type CodeVerdict, ticketOf, verdictOf } from '@vidriera/domain/claim/code';
import { KEPT_MS, UNDO_MS } from '@vidriera/domain/claim/times';
import type { Redemption } from '@vidriera/domain/claim/wire-schema';
import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { within } from '@vidriera/domain/time-limit';
import { ask, askWithin, isWithoutSignal } from './ask.ts';
import type { CounterIdentity } from './counter-identity.ts';
import { type CounterStore, canStore, readCounterStore, updateCounterStore } from './counter-store.ts';
import type { RedeemRefusal } from './words.ts';

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
/** The maximum of one request, and of `settled`. */
const BATCH = 100;

export const NEEDS_SIGNAL = 'Con las letras hace falta señal. Sin señal, leé el código con la cámara.';
const NEVER_OPENED = 'No hay señal, y este mostrador necesita abrirse una vez con señal.';
export const NO_STORAGE = 'Este teléfono no deja guardar nada: sin señal no podemos anotarla.';

/** Redeems promos, undoes redemptions, and sends offline ones when the connection is back. */
export function createCounter({ id, helper }: CounterIdentity) {
  const who = { helper: helper && { id: helper.id, secret: helper.secret } };
  let signal = true;
  let settling: Promise<string> | undefined;
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
  const now = () => Date.now() + (readCounterStore(id).opened?.drift ?? 0);

  const remember = (nonce: string, at: number, until: number) => (kept: CounterStore) => ({
    ...kept,
    taken: [...kept.taken.filter((one) => one.nonce !== nonce && one.until > at), { nonce, at, until }],
  });
  const forget = (nonce: string) => (kept: CounterStore) => ({
    ...kept,
    queue: kept.queue.filter((one) => one.nonce !== nonce),
    taken: kept.taken.filter((one) => one.nonce !== nonce),
  });

  async function takeIn(shown: ScannedCode): Promise<RedeemResult> {
    // The server would accept it now, and refuse the queued one.
    const same =
      'code' in shown && readCounterStore(id).queue.find(({ nonce }) => nonce === nonceOf(shown.code));
    if (same) return again(same);
    const patience = signal ? PATIENCE.signal : PATIENCE.none;
    const untold = 'letters' in shown ? await tellFirst(patience) : null;
    if (untold) return { kind: 'failed', message: untold };
    try {
      const question = { what: 'redeem', shown, ...who } as const;
      const { outcome } = await askWithin(patience, question);
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
    const waiting = () => readCounterStore(id).queue.length;
    const deadline = Date.now() + patience;
    for (let before = Number.POSITIVE_INFINITY; waiting() > 0 && waiting() < before; ) {
      before = waiting();
      try {
        const why = await within(deadline - Date.now(), settle());
        if (why) return why;
      } catch {
        heard(false);
        return NEEDS_SIGNAL;
      }
    }
    return waiting() > 0 ? NEEDS_SIGNAL : null;
  }

  async function withoutSignal(code: string): Promise<RedeemResult> {
    const { opened, taken } = readCounterStore(id);
    if (!opened) return { kind: 'failed', message: canStore() ? NEVER_OPENED : NO_STORAGE };
    const at = now();
    const verdict = await verdictOf(code, opened.keys, at).catch(noPoint);
    if (verdict.kind === 'not-ours') return { kind: 'refused', why: verdict };
    const { nonce, promo, lapses } = verdict.ticket;
    const found = opened.promos.find((one) => one.id === promo);
    if (!found) {
      const gone = opened.withdrawn.find((one) => one.id === promo);
      return {
        kind: 'refused',
        why: gone ? { kind: 'withdrawn', titulo: gone.titulo } : { kind: 'other-promo' },
      };
    }
    const { titulo, calledOff } = found;
    const before = taken.find((one) => one.nonce === nonce);
    if (before) {
      return { kind: 'refused', why: { kind: 'used', nonce, titulo, at: before.at, double: false } };
    }
    if (calledOff !== undefined) {
      return { kind: 'refused', why: { kind: 'lapsed', titulo, at, calledOff } };
    }
    if (verdict.kind === 'lapsed') {
      return { kind: 'refused', why: { kind: 'lapsed', titulo, at: lapses * 1000 } };
    }
    if (verdict.kind === 'copied') return { kind: 'refused', why: { kind: 'copied' } };
    const isKept = change((kept) => {
      const queue = [...kept.queue, { code, nonce, titulo, at }];
      return remember(nonce, at, lapses * 1000)({ ...kept, queue });
    });
    return isKept ? { kind: 'unconfirmed', nonce, titulo, at } : { kind: 'failed', message: NO_STORAGE };
  }

  /** Undoes a redemption. @returns '' or the failure */
  async function undo(nonce: string): Promise<string> {
    const isTold = !readCounterStore(id).queue.some((one) => one.nonce === nonce);
    if (isTold) {
      try {
        const { undone } = await ask({ what: 'undo', nonce, ...who });
        if (!undone) return 'Ya pasó el minuto para deshacer.';
      } catch (caught) {
        logUnforeseen(caught);
        return failureOf(caught).message;
      }
    }
    change(forget(nonce));
    return '';
  }

  /** Sends the queue. Answered redemptions are removed; a repeated one counts once on the server. @returns '' or the failure */
  function settle(): Promise<string> {
    settling ??= tell().finally(() => {
      settling = undefined;
    });
    return settling;
  }

  async function tell(): Promise<string> {
    const { queue } = readCounterStore(id);
    if (queue.length === 0) return '';
    try {
      const told = queue.slice(0, BATCH);
      const taken = told.map(({ code, at }) => ({ code, at }));
      const { outcomes } = await ask({ what: 'settle', taken, ...who });
      heard(true);
      change((kept) => ({
        ...kept,
        queue: kept.queue.filter(({ nonce }) => !told.some((one) => one.nonce === nonce)),
        settled: [
          ...kept.settled,
          ...told.flatMap(({ nonce, titulo, at }, index) => {
            const outcome = outcomes[index];
            // Another tab may have sent it meanwhile.
            return outcome && kept.queue.some((one) => one.nonce === nonce) ? [{ titulo, at, outcome }] : [];
          }),
        ].slice(-BATCH),
      }));
      return '';
    } catch (caught) {
      if (isWithoutSignal(caught)) heard(false);
      else logUnforeseen(caught);
      return isWithoutSignal(caught) ? '' : failureOf(caught).message;
    }
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
    /** Clears the outcomes, which were read. */
    read: () => change((kept) => ({ ...kept, settled: [] })),
    undoEnds: (at: number) => at + UNDO_MS - (readCounterStore(id).opened?.drift ?? 0),
  };
}
export type RedeemCounter = ReturnType<typeof createCounter>;

/** A key that is no point of the curve: WebCrypto rejects it. */
function noPoint(caught: unknown): CodeVerdict {
  if (caught instanceof DOMException) return { kind: 'not-ours' };
  throw caught;
}

/** Green is shown once, although the server accepts a retry within the minute. */
const again = ({
  nonce,
  titulo,
  at,
}: Pick<CounterStore['queue'][number], 'nonce' | 'titulo' | 'at'>): RedeemResult => ({
  kind: 'refused',
  why: { kind: 'used', nonce, titulo, at, double: false },
});

function failed(caught: unknown): RedeemResult {
  logUnforeseen(caught);
  return { kind: 'failed', message: failureOf(caught).message };
}

/** Identifies a claim across readings. */
export const nonceOf = (code: string): string => ticketOf(code)?.nonce ?? code;
