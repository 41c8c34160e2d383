import { expect, it } from 'vitest';
import { placeName } from './place.ts';

it.each([
  ['Defensa 1344, San Telmo, Buenos Aires', 'San Telmo'],
  ['Balcarce 870, Salta', 'Salta'],
  ['Teatro Provincial, Zuviría 70, Salta', 'Teatro Provincial'],
  ['Av. Bustillo km 12,8, San Carlos de Bariloche', 'San Carlos de Bariloche'],
  ['Pasaje San Lorenzo 3799 bis, timbre del medio, San Telmo', 'San Telmo'],
  ['Balcarce 870, PB, Salta', 'Salta'],
  ['Defensa 1344', 'Defensa 1344'],
  ['', ''],
])('«%s» is named «%s»', (direccion, name) => expect(placeName(direccion)).toBe(name));
