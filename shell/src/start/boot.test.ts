import { general } from '@vidriera/domain/messages/general';
import { FAILURE_EVENT, READY_EVENT, START_ID } from '@vidriera/domain/site/start';
import { MAIN_ID } from '@vidriera/kit/main-id';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boot } from './boot.ts';

const START = { entry: '/assets/main.js', preloads: ['/assets/react.js', '/r/explore/assets/adopt.js'] };
const load = vi.fn<(entry: string) => Promise<unknown>>();

beforeEach(() => {
  vi.resetAllMocks();
  load.mockResolvedValue(undefined);
  document.head.replaceChildren();
  document.body.innerHTML = `
    <div id="root"><button id="plain"></button><form action="/explore"><button id="form"></button></form></div>
    <script type="application/json" id="${START_ID}">${JSON.stringify(START)}</script>`;
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true });
});
afterEach(() => {
  for (const kind of ['pointerdown', FAILURE_EVENT]) dispatchEvent(new Event(kind)); // removes this test's listeners
  vi.unstubAllGlobals();
});

/** Simulates a person's press: a trusted event. */
function press(id: string): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'isTrusted', { value: true });
  document.getElementById(id)?.dispatchEvent(event);
  return event;
}

it('starts the shell once, at the first touch, and preloads all its scripts', () => {
  boot(load);
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  expect(load).toHaveBeenCalledExactlyOnceWith('/assets/main.js');
  const links = [...document.head.querySelectorAll('link[rel=modulepreload]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(START.preloads);
});

it('starts the shell when the page is loaded and painted and the browser is idle', async () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  boot(load);
  dispatchEvent(new Event('load'));
  expect(load).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

it('starts the shell if the browser is never idle', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => next());
  const idle = vi.fn((next: () => void, limit?: { timeout?: number }) => limit?.timeout && next());
  vi.stubGlobal('requestIdleCallback', idle);
  boot(load);
  dispatchEvent(new Event('load'));
  expect(load).toHaveBeenCalledOnce();
});

it('queues presses on buttons, and replays them after hydration', async () => {
  boot(load);
  const pressed = vi.fn();
  expect(press('plain').defaultPrevented).toBe(true);
  document.getElementById('plain')?.addEventListener('click', pressed);
  dispatchEvent(new Event(READY_EVENT));
  expect(pressed).not.toHaveBeenCalled(); // React is still hydrating
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce());
  expect(press('plain').defaultPrevented).toBe(false);
});

it('shows Cargando... instead of a hidden page, and starts at once', () => {
  document.documentElement.hidden = true;
  document.getElementById('root')?.insertAdjacentHTML('beforeend', `<main id="${MAIN_ID}">la lista</main>`);
  boot(load);
  expect(document.getElementById(MAIN_ID)?.textContent).toBe(general.loading);
  expect(document.documentElement.hidden).toBe(false);
  expect(load).toHaveBeenCalledOnce();
});

it('lets the browser submit a form with an action', () => {
  boot(load);
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => event.preventDefault());
  const sent = vi.fn();
  form?.addEventListener('submit', sent);
  press('form');
  expect(sent).toHaveBeenCalledOnce();
});

it('stops queueing and warns when the shell fails to load', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  boot(load);
  press('plain');
  dispatchEvent(new Event('pointerdown'));
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  expect(press('plain').defaultPrevented).toBe(false);
});
