const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_POLL_MS = 500;

/**
 * Passes every stop signal on to `child`, and stops it when this process's own parent vanishes (npm does not pass SIGHUP on,
 * and nobody passes SIGKILL on). Until `child` ends, no such signal ends this process.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} [patienceMs] how long it may take to end by a signal before it is killed; for ever, without
 * @returns {() => string | undefined} the first signal that was passed on
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
