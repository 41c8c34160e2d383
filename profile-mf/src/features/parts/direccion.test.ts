import { expect, test } from 'vitest';
import { coordinates, mapUrl } from './direccion.ts';

test('coordinates have six decimals', () => {
  expect(coordinates({ lat: -34.6, lng: -58.38159234 })).toBe('-34.600000, -58.381592');
});

test('maps by coordinates, else by address, else not', () => {
  const map = (place: string) => `https://www.google.com/maps/search/?api=1&query=${place}`;
  expect(mapUrl({ lat: -34.6, lng: -58.3 }, 'Defensa 1')).toBe(map('-34.6%2C-58.3'));
  expect(mapUrl(null, 'Defensa 1 & más')).toBe(map('Defensa%201%20%26%20m%C3%A1s'));
  expect(mapUrl(null, null)).toBeNull();
});
