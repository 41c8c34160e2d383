import { type CodeVerdict, ticketOf, verdictOf } from '@vidriera/domain/claim/code';
import { KEPT_MS, UNDO_MS } from '@vidriera/domain/claim/times';
import type { Redemption } from '@vidriera/domain/claim/wire-schema';
import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { within } from '@vidriera/domain/time-limit';
import { ask, askWithin, isWithoutSignal } from './ask.ts';
import { canKeep, changeKept, type Kept, readKept } from './kept.ts';
import type { Who } from './who.ts';
import type { Refusal } from './words.ts';

/** What the camera read, or the letters said aloud. */
export type ToTakeIn = { code: string } | { letters: string };

/** What is shown of it. */
export type Shown =
  | Extract<Redemption, { kind: 'redeemed' }>
  /** By its signatures alone: there is no signal. It is told when there is. */
  | { kind: 'unconfirmed'; nonce: string; titulo: string; at: number }
  | { kind: 'refused'; why: Refusal }
  /** Nothing can be said of it. */
  | { kind: 'failed'; message: string };

/** How long the server is waited for, in milliseconds: while it answers, and once it has not. */
const PATIENCE = { signal: 6000, none: 2000 };
/** As many as one question may carry, and as `settled` holds. */
const BATCH = 100;

export const NEEDS_SIGNAL = 'Con las letras hace falta señal. Sin señal, leé el código con la cámara.';
const NEVER_OPENED = 'No hay señal, y este mostrador necesita abrirse una vez con señal.';
export const NOT_KEPT = 'Este teléfono no deja guardar nada: sin señal no podemos anotarla.';

/** A counter: what it takes in, what it takes back, and what it tells once there is a signal. */
export function createCounter({ id, helper }: Who) {
  const who = { helper: helper && { id: helper.id, secret: helper.secret } };
  let signal = true;
  let settling: Promise<string> | undefined;
  const listeners = new Set<() => void>();
  let state = { kept: readKept(id), signal };

  const publish = () => {
    state = { kept: readKept(id), signal };
    for (const listener of listeners) listener();
  };
  const change = (changing: (kept: Kept) => Kept): boolean => {
    const isKept = changeKept(id, changing);
    publish();
    return isKept;
  };
  const heard = (is: boolean) => {
    if (signal === is) return;
    signal = is;
    publish();
  };
  const now = () => Date.now() + (readKept(id).opened?.drift ?? 0);

  const remember = (nonce: string, at: number, until: number) => (kept: Kept) => ({
    ...kept,
    taken: [...kept.taken.filter((one) => one.nonce !== nonce && one.until > at), { nonce, at, until }],
  });
  const forget = (nonce: string) => (kept: Kept) => ({
    ...kept,
    queue: kept.queue.filter((one) => one.nonce !== nonce),
    taken: kept.taken.filter((one) => one.nonce !== nonce),
  });

  async function takeIn(shown: ToTakeIn): Promise<Shown> {
    // The server would take it in at this moment, and for a second when it is told of the first.
    const same = 'code' in shown && readKept(id).queue.find(({ nonce }) => nonce === nonceOf(shown.code));
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
      if (readKept(id).taken.some(({ nonce }) => nonce === outcome.nonce)) return again(outcome);
      change(remember(outcome.nonce, outcome.at, outcome.at + KEPT_MS));
      return outcome;
    } catch (caught) {
      if (!isWithoutSignal(caught)) return failed(caught);
      heard(false);
      return 'code' in shown ? withoutSignal(shown.code) : { kind: 'failed', message: NEEDS_SIGNAL };
    }
  }

  /** Letters name no claim, so it may be one that waits to be told. @returns why it could not be told; `null` once nothing waits */
  async function tellFirst(patience: number): Promise<string | null> {
    const waiting = () => readKept(id).queue.length;
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

  async function withoutSignal(code: string): Promise<Shown> {
    const { opened, taken } = readKept(id);
    if (!opened) return { kind: 'failed', message: canKeep() ? NEVER_OPENED : NOT_KEPT };
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
    return isKept ? { kind: 'unconfirmed', nonce, titulo, at } : { kind: 'failed', message: NOT_KEPT };
  }

  /** Takes back what was just taken in. @returns '' or why it could not be */
  async function undo(nonce: string): Promise<string> {
    const isTold = !readKept(id).queue.some((one) => one.nonce === nonce);
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

  /** Tells what was taken in without a signal. What was answered is told no more; sent twice, the server counts it once. @returns '' or why not */
  function settle(): Promise<string> {
    settling ??= tell().finally(() => {
      settling = undefined;
    });
    return settling;
  }

  async function tell(): Promise<string> {
    const { queue } = readKept(id);
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
            // Another tab may have told it meanwhile.
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
    /** Another tab has changed what is kept. */
    reread: publish,
    takeIn,
    undo,
    settle,
    /** Says that what became of them was read. */
    read: () => change((kept) => ({ ...kept, settled: [] })),
    /** Until when something can be taken back. */
    undoEnds: (at: number) => at + UNDO_MS - (readKept(id).opened?.drift ?? 0),
  };
}
export type Counter = ReturnType<typeof createCounter>;

/** A key that is no point of the curve: WebCrypto refuses to look at it. */
function noPoint(caught: unknown): CodeVerdict {
  if (caught instanceof DOMException) return { kind: 'not-ours' };
  throw caught;
}

/** Green is shown once: the server answers as before to whoever asks again within the minute. */
const again = ({ nonce, titulo, at }: Pick<Kept['queue'][number], 'nonce' | 'titulo' | 'at'>): Shown => ({
  kind: 'refused',
  why: { kind: 'used', nonce, titulo, at, double: false },
});

function failed(caught: unknown): Shown {
  logUnforeseen(caught);
  return { kind: 'failed', message: failureOf(caught).message };
}

/** By what two readings are known as of the same claim. */
export const nonceOf = (code: string): string => ticketOf(code)?.nonce ?? code;
