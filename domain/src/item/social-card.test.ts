import { expect, it } from 'vitest';
import { detailWith } from '../../testing/items.ts';
import { itemCardPath } from './social-card.ts';

const promo = (change: object = {}) =>
  detailWith('promo', { id: 'p-1', descripcion: 'x', cantCanjeos: 3, ...change });

it('other content has another address', () => {
  const path = itemCardPath(promo());
  expect(path).toMatch(/^\/og\/promo\/p-1\/[a-z0-9]{8,14}\.jpg$/);
  expect(itemCardPath(promo({ titulo: '3×2' }))).not.toBe(path);
  expect(itemCardPath(promo({ fechaHasta: '2026-11-30' }))).not.toBe(path);
});

it('content that the card leaves out does not change its address', () =>
  expect(itemCardPath(promo({ cantLikes: 9, descripcion: 'otra', cantCanjeos: 1 }))).toBe(
    itemCardPath(promo()),
  ));

it('a cancelled event has another address, and its old one once restored', () => {
  const evento = (change: object = {}) =>
    detailWith('evento', { id: 'e-1', fechaExacta: '2026-11-27', ...change });
  expect(itemCardPath(evento({ estado: 'cancelado' }))).not.toBe(itemCardPath(evento()));
  expect(itemCardPath(evento({ estado: undefined }))).toBe(itemCardPath(evento()));
});
