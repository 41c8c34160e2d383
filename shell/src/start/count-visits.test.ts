import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countVisits } from './count-visits.ts';

const hint = vi.hoisted(() => vi.fn<() => { uid: string } | null>());
vi.mock('@vidriera/session', () => ({ sessionHint: hint }));

const sent: unknown[] = [];
let stop = new AbortController();
const observers: MutationObserver[] = [];
let visibility: DocumentVisibilityState = 'visible';

const PAGE = `<article data-of="evento/pena" data-by="u1">
  <a href="#x" data-press="reservation">Reservar</a><a href="#y">Otra</a>
  <a href="#z" data-press="link/web">Web</a></article>`;

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  visibility = 'visible';
  hint.mockReturnValue(null);
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    expect([address, options.method, options.keepalive]).toEqual(['/api/visitas', 'POST', true]);
    sent.push(JSON.parse(String(options.body)));
    return Promise.reject(new TypeError('the network lost it'));
  });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  const Observer = MutationObserver;
  vi.stubGlobal('MutationObserver', function observe(call: MutationCallback) {
    const observer = new Observer(call);
    observers.push(observer);
    return observer;
  });
  // Each test listens anew on the same document.
  const { addEventListener } = document;
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (kind: string, call: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) =>
      addEventListener.call(document, kind, call, { capture: options === true, signal: stop.signal }),
  );
  stop = new AbortController();
  document.body.innerHTML = PAGE;
  history.replaceState(null, '', '/explore/evento/pena');
});
afterEach(() => {
  stop.abort();
  for (const observer of observers.splice(0)) observer.disconnect();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

const press = (name: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)?.click();
async function go(path: string, html: string) {
  history.pushState(null, '', path);
  document.body.innerHTML = html;
  document.head.innerHTML = `<link rel="canonical" href="${path}">`;
  await Promise.resolve();
}
const VIEW = { kind: 'item', source: 'qr', of: 'evento/pena' };

it('a view counts once, after one second in sight', () => {
  countVisits('#de=qr');
  vi.advanceTimersByTime(999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([VIEW]);
});

// Playwright's Chromium fetches a page for prerendering and drops it.
it('a prerendered page, which is hidden until its activation, counts a second after it', () => {
  visibility = 'hidden';
  countVisits('#de=qr');
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([VIEW]);
});

it('a page out of sight does not count until it is seen for a second', () => {
  visibility = 'hidden';
  countVisits('#de=qr');
  vi.advanceTimersByTime(5000);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(900);
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(5000);
  expect(sent).toEqual([]);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([VIEW]);
});

it('later pages of a visit come from the site, also the first one again', async () => {
  countVisits('#de=qr');
  vi.advanceTimersByTime(1000);
  await go('/sala', '<article data-of="perfil/sala" data-by="u1"></article>');
  vi.advanceTimersByTime(1000);
  await go('/explore', '<main></main>');
  vi.advanceTimersByTime(1000);
  await go('/explore/evento/pena', PAGE);
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([
    VIEW,
    { kind: 'profile', source: 'site', of: 'perfil/sala' },
    { ...VIEW, source: 'site' },
  ]);
});

it('presses count by what was pressed', () => {
  countVisits('#de=qr');
  press('Reservar');
  press('Otra');
  press('Web');
  expect(sent).toEqual([
    { kind: 'reservation', source: 'qr', of: 'evento/pena' },
    { kind: 'link', source: 'qr', of: 'link/web' },
  ]);
});

it('a middle click counts, and a right one doesn’t', () => {
  countVisits('#de=qr');
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Web');
  for (const button of [1, 2])
    link?.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true, cancelable: true }));
  expect(sent).toEqual([{ kind: 'link', source: 'qr', of: 'link/web' }]);
});

it('the owner counts nothing; another creator does', () => {
  hint.mockReturnValue({ uid: 'u1' });
  countVisits('');
  vi.advanceTimersByTime(1000);
  press('Reservar');
  expect(sent).toEqual([]);
  hint.mockReturnValue({ uid: 'otra' });
  press('Reservar');
  expect(sent).toHaveLength(1);
});

it('who asks not to be counted, and a page within another, send nothing', () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true, onLine: true, userAgent: '' });
  countVisits('');
  vi.unstubAllGlobals();
  vi.spyOn(window, 'top', 'get').mockReturnValue(null);
  countVisits('');
  vi.advanceTimersByTime(5000);
  press('Reservar');
  expect(sent).toEqual([]);
});
