import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-27T12:00:00-03:00');
const clock = vi.spyOn(Date, 'now');
const steady = vi.spyOn(performance, 'now');
let { noteServerTime, clockOffset, serverNow } = await import('./server-clock.ts');

/** A page that opens: another copy of the module. */
async function openPage(): Promise<void> {
  vi.resetModules();
  steady.mockReturnValue(0);
  ({ noteServerTime, clockOffset, serverNow } = await import('./server-clock.ts'));
}
/** Time passes; the device's clock may be set meanwhile. */
function wait(ms: number, { set = 0, asleep = false } = {}): void {
  clock.mockReturnValue(Date.now() + ms + set);
  if (!asleep) steady.mockReturnValue(performance.now() + ms);
}

beforeEach(async () => {
  localStorage.clear();
  clock.mockReturnValue(NOON);
  await openPage();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['right', 10_000, 0],
  ['right, and the answer slow', 1000, 0],
  ['behind by ten minutes', 10 * MINUTE, 10 * MINUTE - 20_000],
  ['ahead by thirteen hours', -780 * MINUTE, -780 * MINUTE],
])('does not mistake latency for a difference: a clock that is %s', (_, ahead, offset) => {
  const sent = Date.now();
  wait(20_000);
  noteServerTime(sent + ahead, sent);
  expect(clockOffset()).toBe(offset);
  expect(serverNow()).toBe(Date.now() + offset);
});

it('holds on later pages, without a signal, and through a sleep', async () => {
  noteServerTime(NOON + 10 * MINUTE, NOON);
  await openPage();
  wait(300 * MINUTE);
  expect(clockOffset()).toBe(10 * MINUTE);
  wait(45 * MINUTE, { asleep: true });
  expect(serverNow()).toBe(NOON + 355 * MINUTE);
});

it.each([
  ['behind', 10 * MINUTE],
  ['ahead', -780 * MINUTE],
])('ends when the person corrects a clock that was %s', (_, offset) => {
  noteServerTime(NOON + offset, NOON);
  expect(clockOffset()).toBe(offset);
  wait(MINUTE, { set: offset });
  expect(clockOffset()).toBe(0);
  expect(localStorage.length).toBe(0);
  wait(MINUTE);
  expect(clockOffset()).toBe(0);
});

it('ends when the clock was set back while no page was open', async () => {
  noteServerTime(NOON - 780 * MINUTE, NOON);
  wait(MINUTE, { set: -780 * MINUTE });
  await openPage();
  expect(clockOffset()).toBe(0);
});

it('takes the next answer after a clock was set', () => {
  noteServerTime(NOON + 10 * MINUTE, NOON);
  expect(clockOffset()).toBe(10 * MINUTE);
  wait(MINUTE, { set: 60 * MINUTE });
  noteServerTime(NOON + 11 * MINUTE, Date.now());
  expect(clockOffset()).toBe(-50 * MINUTE);
  noteServerTime(Date.now(), Date.now());
  expect([clockOffset(), localStorage.length], 'a right clock leaves nothing').toEqual([0, 0]);
});

it.each(['{', 'null', '{"offset":"1","at":1}', '{"offset":1}'])('takes nothing of %j', (text) => {
  localStorage.setItem('vidriera.reloj', text);
  expect(clockOffset()).toBe(0);
});

it('holds without storage while the page lives', () => {
  vi.stubGlobal('localStorage', null);
  noteServerTime(NOON + 10 * MINUTE, NOON);
  expect(clockOffset()).toBe(10 * MINUTE);
});
