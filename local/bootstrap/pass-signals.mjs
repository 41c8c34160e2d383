const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_POLL_MS = 500;

/**
 * Passes stop signals on to `child`, and stops it when the parent process is gone.
 * npm does not forward SIGHUP, and SIGKILL cannot be forwarded. Until `child` exits, these signals do not end
 * this process.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} [patienceMs] time to exit before SIGKILL (ms); unlimited by default
 * @returns {() => string | undefined} the first signal passed on
 */
export function passSignals(child, patienceMs) {
  let first;
  let killing;
  const pass = (signal) => {
    first ??= signal;
    child.kill(signal);
    if (patienceMs !== undefined) killing ??= setTimeout(() => child.kill('SIGKILL'), patienceMs);
  };
  const handlers = SIGNALS.map((signal) => {
    const handler = () => pass(signal);
    process.on(signal, handler);
    return { signal, handler };
  });
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    pass('SIGTERM');
  }, PARENT_POLL_MS);
  child.once('exit', () => {
    clearInterval(watch);
    clearTimeout(killing);
    for (const { signal, handler } of handlers) process.off(signal, handler);
  });
  return () => first;
}
