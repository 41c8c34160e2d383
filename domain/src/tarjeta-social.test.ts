import { expect, it } from 'vitest';
import type { Detalle } from './api.ts';
import { detalleSchema } from './api-schema.ts';
import { rutaTarjetaDeItem } from './tarjeta-social.ts';

const promo = (cambio: object = {}): Detalle =>
  detalleSchema.parse({
    tipo: 'promo',
    id: 'p:1',
    titulo: '2×1',
    descripcion: 'x',
    imagen: null,
    imagenes: [],
    usuario: { id: 'u1', username: 'bar', nombre: 'Bar', imagen: null },
    cantLikes: 0,
    cantCanjeos: 3,
    fechaDesde: null,
    fechaHasta: null,
    ...cambio,
  });

it('another content, another address', () => {
  const ruta = rutaTarjetaDeItem(promo());
  expect(ruta).toMatch(/^\/og\/promo\/p%3A1\/[a-z0-9]{8,14}\.jpg$/);
  expect(rutaTarjetaDeItem(promo({ titulo: '3×2' }))).not.toBe(ruta);
  expect(rutaTarjetaDeItem(promo({ fechaHasta: '2026-11-30' }))).not.toBe(ruta);
});

it('what the card does not show leaves its address alone', () =>
  expect(rutaTarjetaDeItem(promo({ cantLikes: 9, descripcion: 'otra', cantCanjeos: 1 }))).toBe(
    rutaTarjetaDeItem(promo()),
  ));
