import { render } from '@testing-library/react';
import { LOCAL_KEYS } from 'domain/values/limits';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAIN_ID } from '../main-id.ts';
import { written } from '../written.ts';
import { readSeen, SEEN_KEY } from './kept.ts';
import { nodesOf } from './tree.ts';
import { useLastSeen } from './use-last-seen.ts';

const CARD = (
  <article className="card_Ab1-" style={{ color: 'red' }}>
    <h2 id="t">{'<b>Peña</b> & más'}</h2>
    <svg viewBox="0 0 1 1" aria-hidden="true">
      <linearGradient id="g" />
    </svg>
    <a href="/explore/evento/e1">Ver</a>
  </article>
);

function Screen({ shown, children }: { shown: unknown; children: ReactNode }) {
  useLastSeen(shown);
  return <main id={MAIN_ID}>{children}</main>;
}
function show(children: ReactNode = CARD, shown: unknown = 'todo'): HTMLElement {
  document.body.replaceChildren();
  const { container } = render(<Screen shown={shown}>{children}</Screen>);
  vi.advanceTimersByTime(1000);
  return container;
}
/** What is kept, as it would be drawn. */
function kept(): string | null {
  const trees = readSeen();
  if (!trees) return null;
  const main = document.createElement('main');
  main.append(...nodesOf(trees));
  return main.innerHTML;
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  localStorage.setItem(LOCAL_KEYS.userId, 'ana');
  history.replaceState(null, '', '/likes?tipo=curso');
});
afterEach(() => vi.useRealTimers());

it('keeps what a screen shows a moment after it stands, as it is but for inline styles', () => {
  const container = show();
  const article = container.querySelector('article');
  article?.removeAttribute('style');
  expect(kept()).toBe(article?.outerHTML);
  const [drawn] = nodesOf(readSeen() ?? []) as Element[];
  expect(drawn?.querySelector('linearGradient')).toBeInstanceOf(SVGElement);
});

it('keeps it as it is left, too', () => {
  const container = show();
  container.querySelector('h2')?.replaceChildren('Otra');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kept()).toContain('>Otra</h2>');
  vi.restoreAllMocks();
});

it('forgets it once something is written, until it is drawn so', () => {
  const container = show();
  written();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kept(), 'what was deleted might be in it').toBeNull();
  container.querySelector('h2')?.replaceChildren('Otra');
  vi.advanceTimersByTime(1000);
  expect(kept()).toContain('>Otra</h2>');
  vi.restoreAllMocks();
});

it('keeps nothing of a screen whose address is left already', () => {
  show();
  localStorage.removeItem(`${SEEN_KEY}/likes`);
  history.replaceState(null, '', '/perfil');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(kept()).toBeNull();
  vi.restoreAllMocks();
});

it('leaves blank what may be false by then', () => {
  show(
    <>
      <p>HOY</p>
      <p>Mañana · 21:00</p>
      <p>Ahora</p>
      <p>Dom 29</p>
    </>,
  );
  expect(kept()).toBe('<p>&nbsp;</p><p>&nbsp;</p><p>&nbsp;</p><p>Dom 29</p>');
});

it('leaves out the pictures beneath the first view, and has the others fetched at once', () => {
  const top = vi.spyOn(HTMLImageElement.prototype, 'getBoundingClientRect');
  top
    .mockReturnValueOnce(new DOMRect(0, innerHeight - 1))
    .mockReturnValueOnce(new DOMRect(0, innerHeight + 1));
  show(
    <>
      <img src="/img/480/a" srcSet="/img/480/a 480w" alt="" loading="lazy" />
      <img src="/img/480/b" srcSet="/img/480/b 480w" alt="" />
    </>,
  );
  expect(kept()).toBe(
    '<img alt="" loading="eager" srcset="/img/480/a 480w" src="/img/480/a" fetchpriority="high"><img alt="" loading="eager" fetchpriority="high">',
  );
  top.mockRestore();
});

it('is for the person and the address it was shown to', () => {
  show();
  history.replaceState(null, '', '/likes');
  expect(kept()).toBeNull();
  history.replaceState(null, '', '/likes?tipo=curso');
  localStorage.setItem(LOCAL_KEYS.userId, 'beto');
  expect(kept()).toBeNull();
});

it('keeps nothing for who has signed in elsewhere since it was shown', () => {
  show();
  localStorage.removeItem(`${SEEN_KEY}/likes`);
  localStorage.setItem(LOCAL_KEYS.userId, 'beto');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(readSeen()).toBeNull();
});

it('keeps nothing of nobody, of a screen that is not there yet, or beneath a dialog', () => {
  show(CARD, null);
  show(
    <dialog open>
      <p>¿Borrar?</p>
    </dialog>,
  );
  localStorage.removeItem(LOCAL_KEYS.userId);
  show();
  localStorage.setItem(LOCAL_KEYS.userId, 'ana');
  expect(kept()).toBeNull();
});

it.each([
  ['a picture that is on its way to the server', <img key="i" src="blob:http://x/1" alt="" />],
  ['a list that is very long', <p key="p">{'x'.repeat(200_001)}</p>],
])('forgets what was kept rather than keep %s', (_, what) => {
  show();
  show(what);
  expect(kept()).toBeNull();
});
