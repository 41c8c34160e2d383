import { describe, expect, it } from 'vitest';
import { placeInAddress } from './place-in-address.ts';

describe('an address', () => {
  it.each([
    ['Defensa 1344, San Telmo, Buenos Aires', 'san-telmo'],
    ['Av. Corrientes 1234, CABA', 'buenos-aires'],
    ['Salta 123, Rosario', 'rosario'],
    ['Mitre 50, Bariloche', 'san-carlos-de-bariloche'],
    ['Belgrano 10, San Pedro, Misiones', 'san-pedro-misiones'],
    ['Belgrano 10, San Pedro', null],
    ['Av. Maipú 2400, Olivos', 'olivos'],
    ['Belgrano 450, Bernal, Quilmes', 'bernal'],
    ['Alvear 2800, Güemes, Mar del Plata', 'guemes-mar-del-plata'],
    ['Local 3, Florida, CABA', 'buenos-aires'],
    ['Mitre 10, Pto. Madryn', 'puerto-madryn'],
    ['En el patio', null],
    ['https://www.google.com/maps/@-32.9468,-60.6393,15z', 'rosario'],
    ['Acá: https://www.google.com/maps?q=-34.6,-58.4', 'balvanera'],
    ['https://www.google.com/maps/place/X/@-34.6,-58.4,17z/data=!8m2!3d-24.7883!4d-65.4106', 'salta'],
    ['https://maps.app.goo.gl/abc123', null],
    ['https://www.google.com/maps?q=40.4,-3.7', null],
    ['-24.79, -65.41', null],
    ['', null],
  ])('%j names %s', (direccion, code) => expect(placeInAddress(direccion)?.code ?? null).toBe(code));
});
