import { expect, test } from 'vitest';
import { noticeOf } from '../../testing/notice.ts';
import { noticeText } from './notice-words.ts';

test.each([
  ['moved-up', { held: 2, isKept: true }, 'Se liberaron 2 lugares: vas a «Peña», el sáb 28 nov.'],
  ['moved-up', { held: 1, isKept: true }, 'Se liberó un lugar: vas a «Peña», el sáb 28 nov.'],
  [
    'fewer',
    { isKept: true },
    '«Peña», el sáb 28 nov, ahora tiene menos lugares. Ajustamos tu pedido a los que hay.',
  ],
  [
    'fewer',
    { isKept: false },
    '«Peña», el sáb 28 nov, ya no da lugares. Tu pedido en la lista de espera quedó sin efecto.',
  ],
  ['cancelled', {}, 'Se canceló «Peña», que era el sáb 28 nov.'],
  ['postponed', {}, 'Se pospuso «Peña», que era el sáb 28 nov. La nueva fecha, a confirmar.'],
  ['moved', { isKept: true }, 'Cambió el horario de «Peña», el sáb 28 nov. Tus lugares siguen.'],
  [
    'moved',
    { isKept: false },
    '«Peña» ya no es el sáb 28 nov, y tus lugares de ese día se liberaron. Mirá cuándo es.',
  ],
] as const)('%s, with %j: %s', (kind, then, words) =>
  expect(noticeText(noticeOf({ kind, ...then }))).toBe(words),
);
