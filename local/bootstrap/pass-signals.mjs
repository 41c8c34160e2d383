const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PARENT_POLL_MS = 500;

/**
 * Passes every stop signal on to `child`, and stops it when this process's own parent vanishes (npm does not pass SIGHUP on,
 * and nobody passes SIGKILL on). Until `child` ends, no such signal ends this process.
 * @param {import('node:child_process').ChildProcess} child
 */
export function passSignals(child) {
  const handlers = SIGNALS.map((signal) => {
    const handler = () => child.kill(signal);
    process.on(signal, handler);
    return { signal, handler };
  });
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, PARENT_POLL_MS);
  child.once('exit', () => {
    clearInterval(watch);
    for (const { signal, handler } of handlers) process.off(signal, handler);
  });
}
