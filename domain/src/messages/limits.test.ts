import { expect, it } from 'vitest';
import * as limits from './limits.ts';

it.each([
  [null, 'en un rato'],
  [1, 'en un minuto'],
  [61, 'en 2 minutos'],
  [3600, 'en 60 minutos'],
  [5401, 'en 2 horas'],
  [86_400, 'en 24 horas'],
])('after %s seconds: %s', (seconds, words) =>
  expect(limits.tooMany(seconds)).toBe(
    `Hubo demasiados pedidos desde tu cuenta o tu conexión. Probá de nuevo ${words}.`,
  ),
);
