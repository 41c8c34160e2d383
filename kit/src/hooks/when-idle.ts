/** Calls back when the browser is idle, after 4 s at most. Safari has no idle callbacks: there it waits 200 ms. */
export function whenIdle(call: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(call, { timeout: 4000 });
  else setTimeout(call, 200);
}
