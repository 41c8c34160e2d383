import { expect, test } from 'vitest';
import { noticeOf } from '../../testing/notice.ts';
import { noticeText } from './notice-words.ts';

test.each([
  ['moved-up', { held: 2, isKept: true }, 'Se liberaron 2 lugares: vas a «Peña», el sáb 28 nov.'],
  ['moved-up', { held: 1, isKept: true }, 'Se liberó un lugar: vas a «Peña», el sáb 28 nov.'],
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
