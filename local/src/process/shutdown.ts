const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** npm, the shell and the terminal each pass one Ctrl-C on: what comes within this time is the same press. */
const SAME_PRESS_MS = 700;
const PARENT_POLL_MS = 500;

/** Why the run is to stop. */
export type StopReason = { kind: 'signal'; signal: NodeJS.Signals } | { kind: 'orphaned' };

/** What a wait ends with when the run is to stop in the middle of it. */
export class Stopped extends Error {
  override name = 'Stopped';
  readonly reason: StopReason;

  constructor(reason: StopReason) {
    super(
      reason.kind === 'signal'
        ? `stopped by ${reason.signal}`
        : 'stopped: the process that started it is gone',
    );
    this.reason = reason;
  }
}

/** Watches for the wish to stop. */
export interface Shutdown {
  /** Resolves with the first wish to stop: a signal, or the end of the process that started this one. */
  requested: Promise<StopReason>;
  /** Resolves with the second one: stop without ceremony. */
  insisted: Promise<void>;
  /** Aborted with the first one, its reason a `Stopped`. */
  signal: AbortSignal;
}

/** Takes over the stop signals of this process. To be called once. */
export function watchForShutdown(): Shutdown {
  const requested = Promise.withResolvers<StopReason>();
  const insisted = Promise.withResolvers<void>();
  const abort = new AbortController();
  let firstAt = 0;
  const ask = (reason: StopReason): void => {
    if (firstAt === 0) {
      firstAt = Date.now();
      requested.resolve(reason);
      abort.abort(new Stopped(reason));
    } else if (Date.now() - firstAt > SAME_PRESS_MS && reason.kind === 'signal') {
      insisted.resolve();
    }
  };
  for (const signal of SIGNALS) process.on(signal, () => ask({ kind: 'signal', signal }));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) ask({ kind: 'orphaned' });
  }, PARENT_POLL_MS).unref();
  return { requested: requested.promise, insisted: insisted.promise, signal: abort.signal };
}

/** A promise that rejects when `signal` aborts, for racing against. */
export function rejectOn(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined); // whoever races handles it; nobody may be racing any more when it comes
  if (signal.aborted) reject(signal.reason);
  else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise;
}

/** The exit code the shell expects of a run that was stopped: 128 + the signal's number. */
export function exitCodeOf(reason: StopReason): number {
  if (reason.kind === 'orphaned') return 1;
  return { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[reason.signal as string] ?? 1;
}
