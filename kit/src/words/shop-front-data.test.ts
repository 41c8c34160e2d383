import { itemIdSchema } from '@vidriera/domain/values/ids-schema';
import { expect, test } from 'vitest';
import { shopFrontOf } from './shop-front-data.ts';

const NOW = '2026-11-21T20:00';
const BAR = { username: 'bardelsur', nombre: 'Bar del Sur' };
const next = (dia: string, hora: string | null = '21:00') => ({
  tipo: 'evento' as const,
  id: itemIdSchema.parse('m1'),
  titulo: 'Milonga del Día',
  dia,
  hora,
});

test.each([
  ['2026-11-21', '21:00', 'Hoy · 21:00'],
  ['2026-11-22', '09:00', 'Mañana · 09:00'],
  ['2026-11-26', '21:00', 'Jue 26 · 21:00'],
  ['2026-11-25', null, 'Mié 25'],
])('a lit window announces %s at %s as "%s"', (dia, hora, words) => {
  expect(shopFrontOf(BAR, { lit: true, next: next(dia, hora) }, NOW)).toEqual({
    lit: true,
    handle: null,
    sign: { to: '/eventos/m1', day: String(Number(dia.slice(8))), words, titulo: 'Milonga del Día' },
  });
});

test.each([
  ['2026-11-21', '23:00', '21', 'Anoche · sigue'],
  ['2026-11-21', '00:30', '22', 'Ahora · 00:30'],
  ['2026-11-21', '02:00', '22', 'Esta noche · 02:00'],
  ['2026-11-22', '21:00', '22', 'Hoy · 21:00'],
  ['2026-11-23', '21:00', '23', 'Mañana · 21:00'],
])('at 01:00 announces %s at %s as %s, "%s"', (dia, hora, day, words) => {
  const front = shopFrontOf(BAR, { lit: true, next: next(dia, hora) }, '2026-11-22T01:00');
  expect(front.sign).toMatchObject({ day, words });
});

test.each([
  ['2026-12-03', 'Vuelve el jue 3'],
  ['2026-12-18', 'Vuelve el vie 18'],
  ['2026-12-19', 'Vuelve el sáb 19 de diciembre'],
  ['2027-03-04', 'Vuelve el jue 4 de marzo de 2027'],
])('a dark window announces its return: %s is "%s"', (dia, words) => {
  expect(shopFrontOf(BAR, { lit: false, next: next(dia) }, NOW)).toMatchObject({
    lit: false,
    sign: { words },
  });
});

test('has no sign without a next item', () => {
  expect(shopFrontOf(BAR, { lit: false, next: null }, NOW)).toEqual({ lit: false, handle: null, sign: null });
  expect(shopFrontOf(BAR, undefined, NOW)).toEqual({ lit: false, handle: null, sign: null });
});

test.each([
  ['pena-donarosario', 'Peña Doña Rosario', null],
  ['el.turco', 'Karim Haddad', '@el.turco'],
  ['raizyoga', 'Raíz Yoga', null],
])('under %s the name %s has the handle %s', (username, nombre, handle) => {
  expect(shopFrontOf({ username, nombre }, undefined, NOW).handle).toBe(handle);
});

test('shows the place beside the handle, or alone if the name equals it', () => {
  const localidad = { nombre: 'San Telmo', ciudad: 'Buenos Aires', provincia: 'Ciudad de Buenos Aires' };
  expect(shopFrontOf({ ...BAR, localidad }, undefined, NOW).handle).toBe('en San Telmo');
  expect(shopFrontOf({ ...BAR, nombre: 'El Bar', localidad }, undefined, NOW).handle).toBe(
    '@bardelsur · en San Telmo',
  );
});
