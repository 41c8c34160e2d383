import { READY_EVENT } from '@vidriera/domain/site/start';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepPlace } from './keep-place.ts';
import type { Router } from './make-router.ts';

const PAGE = '<a href="/a">A</a><a href="/b" id="b1">B</a><a href="/b" id="b2">B</a>';
const POSITIONS = 'react-router-scroll-positions';
const router = { state: { location: { key: 'k2', pathname: '/likes', search: '' } } } as Router;
const positions = () => sessionStorage.getItem(POSITIONS);
const ready = () => dispatchEvent(new Event(READY_EVENT));

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = PAGE;
});

it('has the router find how far the page is scrolled, besides what it has remembered', () => {
  sessionStorage.setItem(POSITIONS, '{"k1":7,"k2":800}');
  vi.stubGlobal('scrollY', 90);
  keepPlace(router);
  expect(positions()).toBe('{"k1":7,"k2":90}');
  sessionStorage.setItem(POSITIONS, '{"k1":');
  keepPlace(router);
  expect(positions()).toBe('{"k2":90}');
});

it('leaves to the router where who has not scrolled is brought', () => {
  sessionStorage.setItem(POSITIONS, '{"k2":800}');
  vi.stubGlobal('scrollY', 0);
  keepPlace(router);
  expect(positions()).toBe('{"k2":800}');
});

it('has the link in focus that was', () => {
  vi.stubGlobal('scrollY', 0);
  document.querySelector<HTMLElement>('#b2')?.focus();
  keepPlace(router);
  document.body.innerHTML = PAGE;
  ready();
  expect(document.activeElement?.id).toBe('b2');
});
