import * as general from '@vidriera/domain/messages/general';
import { FAILURE_EVENT, READY_EVENT, START_ID } from '@vidriera/domain/site/start';
import { MAIN_ID } from '@vidriera/kit/main-id';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boot } from './boot.ts';
import { meetsFloor } from './floor.ts';

vi.mock(import('./floor.ts'), async (original) => ({ ...(await original()), meetsFloor: vi.fn() }));

const START = { entry: '/assets/main.js', preloads: ['/assets/react.js', '/r/explore/assets/adopt.js'] };
const load = vi.fn<(entry: string) => Promise<unknown>>();

beforeEach(() => {
  vi.resetAllMocks();
  load.mockResolvedValue(undefined);
  vi.mocked(meetsFloor).mockReturnValue(true);
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

it('starts the shell once, at the first touch, and preloads all its scripts', async () => {
  boot(load);
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  await expect.poll(() => load).toHaveBeenCalledExactlyOnceWith('/assets/main.js');
  const links = [...document.head.querySelectorAll('link[rel=modulepreload]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(START.preloads);
});

it('starts the shell when the page is loaded and painted and the browser is idle', async () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  boot(load);
  dispatchEvent(new Event('load'));
  expect(load).not.toHaveBeenCalled();
  await expect.poll(() => load).toHaveBeenCalledOnce();
});

it('starts the shell if the browser is never idle', async () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => next());
  const idle = vi.fn((next: () => void, limit?: { timeout?: number }) => limit?.timeout && next());
  vi.stubGlobal('requestIdleCallback', idle);
  boot(load);
  dispatchEvent(new Event('load'));
  await expect.poll(() => load).toHaveBeenCalledOnce();
});

it('queues presses on buttons, and replays them after hydration', async () => {
  boot(load);
  const pressed = vi.fn();
  expect(press('plain').defaultPrevented).toBe(true);
  document.getElementById('plain')?.addEventListener('click', pressed);
  dispatchEvent(new Event(READY_EVENT));
  expect(pressed).not.toHaveBeenCalled(); // React is still hydrating
  await expect.poll(() => pressed).toHaveBeenCalledOnce();
  expect(press('plain').defaultPrevented).toBe(false);
});

it('shows Cargando... instead of a hidden page, and starts at once', async () => {
  document.documentElement.hidden = true;
  document.getElementById('root')?.insertAdjacentHTML('beforeend', `<main id="${MAIN_ID}">la lista</main>`);
  boot(load);
  expect(document.getElementById(MAIN_ID)?.textContent).toBe(general.loading);
  expect(document.documentElement.hidden).toBe(false);
  await expect.poll(() => load).toHaveBeenCalledOnce();
});

describe('in a skeleton', () => {
  beforeEach(() => {
    const start = document.getElementById(START_ID) as HTMLElement;
    start.textContent = JSON.stringify({ ...START, preloads: [], skeleton: true });
    document.getElementById('root')?.insertAdjacentHTML('beforeend', '<div class="boot"></div>');
  });

  it('starts at once, and leaves presses to the screen', async () => {
    boot(load);
    await expect.poll(() => load).toHaveBeenCalledExactlyOnceWith('/assets/main.js');
    expect(press('plain').defaultPrevented).toBe(false);
  });

  it('says why nothing starts in a browser below the floor', () => {
    vi.mocked(meetsFloor).mockReturnValue(false);
    boot(load);
    expect(load).not.toHaveBeenCalled();
    expect(document.querySelector('.boot')).toBeNull();
    expect(document.querySelector('.sin')?.textContent).toContain(general.oldBrowser);
    expect(document.querySelector('.sin a')?.getAttribute('href')).toBe('/explore');
  });
});

describe('below the floor', () => {
  beforeEach(() => void vi.mocked(meetsFloor).mockReturnValue(false));

  it('leaves a rendered page as it is without scripts', () => {
    boot(load);
    dispatchEvent(new Event('pointerdown'));
    dispatchEvent(new Event('load'));
    expect(load).not.toHaveBeenCalled();
    expect(press('plain').defaultPrevented).toBe(false);
    expect(document.documentElement.dataset).toMatchObject({ scripts: 'none' });
    expect(document.documentElement.dataset.popovers, 'they stand open').toBeUndefined();
    delete document.documentElement.dataset.scripts;
  });

  it('says why a hidden page shows nothing', () => {
    document.documentElement.hidden = true;
    document.getElementById('root')?.insertAdjacentHTML('beforeend', `<main id="${MAIN_ID}">la lista</main>`);
    boot(load);
    expect(document.getElementById(MAIN_ID)?.textContent).toContain(general.oldBrowser);
    expect(document.documentElement.hidden).toBe(false);
  });
});

it('closes popovers that the browser does not know, until the shell fails', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'popover') as PropertyDescriptor;
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  boot(load);
  Object.defineProperty(HTMLElement.prototype, 'popover', popover);
  const { dataset } = document.documentElement;
  expect(dataset.popovers).toBe('closed');
  dispatchEvent(new Event('pointerdown'));
  await expect.poll(() => dataset.popovers).toBeUndefined();
});

it('fetches the style sheets without their links, then applies them together, before the shell starts', async () => {
  const start = document.getElementById(START_ID) as HTMLElement;
  start.textContent = JSON.stringify({ ...START, sheets: ['/a.css', '/gone.css', '/b.css'] });
  const links: HTMLLinkElement[] = [];
  // happy-dom would try to fetch them.
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    if (!(link instanceof HTMLLinkElement) || link.as !== 'style') return;
    links.push(link);
    Object.defineProperty(link, 'isConnected', { value: true, writable: true });
    link.remove = () => Object.assign(link, { isConnected: false });
  });
  const answer = (kind: string, at: number) => links[at]?.dispatchEvent(new Event(kind));
  const rels = () => links.map(({ rel }) => rel);
  boot(load);
  dispatchEvent(new Event('pointerdown'));
  answer('load', 0);
  answer('error', 1);
  await Promise.resolve();
  expect(rels()).toEqual(['preload', 'preload', 'preload']);
  answer('load', 2);
  await expect.poll(rels).toEqual(['stylesheet', 'preload', 'stylesheet']);
  expect(load).not.toHaveBeenCalled();
  for (const at of [0, 2]) answer('load', at);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  vi.mocked(document.head.append).mockRestore();
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
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  load.mockRejectedValue(new TypeError('Failed to fetch'));
  boot(load);
  press('plain');
  dispatchEvent(new Event('pointerdown'));
  await expect.poll(() => warn).toHaveBeenCalledOnce();
  expect(press('plain').defaultPrevented).toBe(false);
});
