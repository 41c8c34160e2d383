import { expect, test } from 'vitest';
import { coordenadas, enlaceMapa } from './direccion.ts';

test('coordinates have six decimals', () => {
  expect(coordenadas({ lat: -34.6, lng: -58.38159234 })).toBe('-34.600000, -58.381592');
});

test('the map is asked for the coordinates, for the address without them, for nothing without either', () => {
  const mapa = (lugar: string) => `https://www.google.com/maps/search/?api=1&query=${lugar}`;
  expect(enlaceMapa({ lat: -34.6, lng: -58.3 }, 'Defensa 1')).toBe(mapa('-34.6%2C-58.3'));
  expect(enlaceMapa(null, 'Defensa 1 & más')).toBe(mapa('Defensa%201%20%26%20m%C3%A1s'));
  expect(enlaceMapa(null, null)).toBeNull();
});
