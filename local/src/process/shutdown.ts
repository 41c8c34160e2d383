const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** npm, the shell and the terminal each forward one Ctrl-C; signals within this time are one press. */
const SAME_PRESS_MS = 700;
const PARENT_POLL_MS = 500;

export type StopReason = { kind: 'signal'; signal: NodeJS.Signals } | { kind: 'orphaned' };

/** Thrown by waits that a shutdown interrupts. */
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

export interface Shutdown {
  /** Resolves with the first request: a signal, or the end of the parent process. */
  requested: Promise<StopReason>;
  /** Resolves with the second request: stop immediately. */
  insisted: Promise<void>;
  /** Aborted by the first request; its reason is a `Stopped`. */
  signal: AbortSignal;
}

/** Handles the stop signals of this process. Call it once. */
export function watchForShutdown(): Shutdown {
  const requested = Promise.withResolvers<StopReason>();
  const forced = Promise.withResolvers<void>();
  const abort = new AbortController();
  let firstAt = 0;
  const ask = (reason: StopReason): void => {
    if (firstAt === 0) {
      firstAt = Date.now();
      requested.resolve(reason);
      abort.abort(new Stopped(reason));
    } else if (Date.now() - firstAt > SAME_PRESS_MS && reason.kind === 'signal') {
      forced.resolve();
    }
  };
  for (const signal of SIGNALS) process.on(signal, () => ask({ kind: 'signal', signal }));
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) ask({ kind: 'orphaned' });
  }, PARENT_POLL_MS).unref();
  return { requested: requested.promise, insisted: forced.promise, signal: abort.signal };
}

/** Use it in a race. */
export function rejectOnAbort(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => undefined); // avoids an unhandled rejection when no race is pending
  if (signal.aborted) reject(signal.reason);
  else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise;
}

/** Returns the exit code that a shell expects: 128 + the signal's number. */
export function exitCodeOf(reason: StopReason): number {
  if (reason.kind === 'orphaned') return 1;
  return { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[reason.signal as string] ?? 1;
}
