import { expect, it } from 'vitest';
import { itemCardPath } from './social-card.ts';
import { type Detail, detailSchema } from './wire-schema.ts';

const promo = (change: object = {}): Detail =>
  detailSchema.parse({
    tipo: 'promo',
    id: 'p-1',
    titulo: '2×1',
    descripcion: 'x',
    imagen: null,
    imagenes: [],
    usuario: { id: 'u1', username: 'bar', nombre: 'Bar', imagen: null },
    cantLikes: 0,
    cantCanjeos: 3,
    fechaDesde: null,
    fechaHasta: null,
    ...change,
  });

it('another content, another address', () => {
  const path = itemCardPath(promo());
  expect(path).toMatch(/^\/og\/promo\/p-1\/[a-z0-9]{8,14}\.jpg$/);
  expect(itemCardPath(promo({ titulo: '3×2' }))).not.toBe(path);
  expect(itemCardPath(promo({ fechaHasta: '2026-11-30' }))).not.toBe(path);
});

it('what the card does not show leaves its address alone', () =>
  expect(itemCardPath(promo({ cantLikes: 9, descripcion: 'otra', cantCanjeos: 1 }))).toBe(
    itemCardPath(promo()),
  ));
