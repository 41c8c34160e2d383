import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { call } from '@vidriera/kit/requests/callable';
import type { CounterIdentity } from './counter-identity.ts';
import { type CounterStore, readCounterStore } from './counter-store.ts';
import { isWithoutSignal } from './signal.ts';

/** The maximum of one request, and of `settled`. */
const BATCH = 100;

interface Counter {
  id: string;
  /** The counter's credentials. */
  who: { helper: Pick<NonNullable<CounterIdentity['helper']>, 'id' | 'secret'> | null };
  change: (changing: (kept: CounterStore) => CounterStore) => boolean;
  /** Notes whether the server answers. */
  heard: (signal: boolean) => void;
}

/** Sends what a counter did without a signal. Answered entries are removed; a repeated one counts once on the server. */
export function createSender({ id, who, change, heard }: Counter) {
  let sending: Promise<string> | undefined;
  /** Claims whose redeeming request has not ended: their undo would overtake it. */
  const redeeming = new Map<string, Promise<unknown>>();

  /** Sends the queue. @returns '' or the failure */
  function settle(): Promise<string> {
    sending ??= send().finally(() => {
      sending = undefined;
    });
    return sending;
  }
  /** Sends again once the present sending has ended: its answer may be lost. */
  const settleAfter = (): Promise<string> => Promise.resolve(sending).then(settle);

  async function send(): Promise<string> {
    const refused = await attempt(sendUndos);
    return refused === null ? '' : ((await attempt(sendRedemptions)) ?? '') || refused;
  }

  /** @returns '' or the failure; `null` without a signal */
  async function attempt(work: () => Promise<void>): Promise<string | null> {
    try {
      await work();
      return '';
    } catch (caught) {
      if (isWithoutSignal(caught)) {
        heard(false);
        return null;
      }
      logUnforeseen(caught);
      return failureOf(caught).message;
    }
  }

  async function sendUndos(): Promise<void> {
    for (const { nonce, titulo, at } of readCounterStore(id).undos) {
      if (redeeming.has(nonce)) continue;
      const { undone } = await call('counter', { what: 'undo', nonce, at, ...who });
      heard(true);
      change((kept) => ({
        ...kept,
        undos: kept.undos.filter((undo) => undo.nonce !== nonce || undo.at !== at),
        settled: undone ? kept.settled : [...kept.settled, { titulo, at, outcome: { kind: 'not-undone' } }],
      }));
    }
  }

  async function sendRedemptions(): Promise<void> {
    const { queue, undos } = readCounterStore(id);
    // A claim redeemed again waits behind its undo.
    const ready = queue.filter(({ nonce }) => !undos.some((undo) => undo.nonce === nonce));
    const told = ready.slice(0, BATCH);
    if (told.length === 0) return;
    const taken = told.map(({ code, at }) => ({ code, at }));
    const { outcomes } = await call('counter', { what: 'settle', taken, ...who });
    heard(true);
    const isTold = (redemption: CounterStore['queue'][number]) =>
      told.some(({ nonce, at }) => redemption.nonce === nonce && redemption.at === at);
    change((kept) => ({
      ...kept,
      queue: kept.queue.filter((redemption) => !isTold(redemption)),
      settled: [
        ...kept.settled,
        ...told.flatMap(({ nonce, titulo, at }, index) => {
          const outcome = outcomes[index];
          // It was undone, or another tab sent it meanwhile.
          return outcome &&
            kept.queue.some((redemption) => redemption.nonce === nonce && redemption.at === at)
            ? [{ titulo, at, outcome }]
            : [];
        }),
      ].slice(-BATCH),
    }));
  }

  /** Notes a redeeming request, which goes on after its timeout. */
  function during(nonce: string, answer: Promise<unknown>): void {
    const ended = () => {
      if (redeeming.get(nonce) !== request) return;
      redeeming.delete(nonce);
      if (readCounterStore(id).undos.some((undo) => undo.nonce === nonce)) void settleAfter();
    };
    const request = answer.then(ended, ended);
    redeeming.set(nonce, request);
  }

  return { settle, settleAfter, during, isRedeeming: (nonce: string) => redeeming.has(nonce) };
}
