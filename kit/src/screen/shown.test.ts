import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dropKeptAnswers } from '../stale.ts';
import { keepShown, shownBefore } from './shown.ts';

/** What the frame says is shown, and where the browser stands. */
function at(shown: string, now = shown): void {
  document.documentElement.dataset.entry = shown;
  history.replaceState({ key: now }, '');
}

beforeEach(() => {
  vi.useFakeTimers();
  keepShown('lista', '/explore', 'tarjetas');
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset.entry;
  history.replaceState(null, '');
  dropKeptAnswers();
});

it('is given back to whoever goes back to it', () => {
  at('detalle', 'lista');
  expect(shownBefore('https://x.test/explore')).toBe('tarjetas');
});

it('is not what a new visit, a retry or another address is shown', () => {
  at('detalle');
  expect(shownBefore('https://x.test/explore')).toBeUndefined();
  at('lista');
  expect(shownBefore('https://x.test/explore')).toBeUndefined();
  at('detalle', 'lista');
  expect(shownBefore('https://x.test/explore?q=a')).toBeUndefined();
});

it('is known by the first entry of a document, which has no key', () => {
  keepShown('default', '/', 'inicio');
  at('detalle');
  history.replaceState({ idx: 0 }, '');
  expect(shownBefore('https://x.test/')).toBe('inicio');
});

it('is forgotten after five minutes, and once something was written', () => {
  at('detalle', 'lista');
  vi.advanceTimersByTime(299_000);
  expect(shownBefore('https://x.test/explore')).toBe('tarjetas');
  vi.advanceTimersByTime(2000);
  expect(shownBefore('https://x.test/explore')).toBeUndefined();
  keepShown('lista', '/explore', 'otras');
  dropKeptAnswers();
  expect(shownBefore('https://x.test/explore')).toBeUndefined();
});

it('is kept of the last dozen entries', () => {
  for (let entry = 0; entry < 12; entry++) keepShown(`n${entry}`, `/${entry}`, entry);
  at('otra', 'lista');
  expect(shownBefore('https://x.test/explore')).toBeUndefined();
  at('otra', 'n0');
  expect(shownBefore('https://x.test/0')).toBe(0);
});
