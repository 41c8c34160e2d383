import type { Notice, Party } from 'domain/seats/wire-schema';
import { itemIdSchema } from 'domain/values/ids-schema';
import { expect, test } from 'vitest';
import { noticeText } from './notice-words.ts';

const evento = itemIdSchema.parse('e1');
const notice = (kind: Notice['kind']): Notice => ({
  id: 'n1',
  kind,
  evento,
  fecha: '2026-11-28',
  titulo: 'Peña',
  cuando: Date.parse('2026-11-23T18:00:00Z'),
});
const party = (lugares: number): Party => ({
  ...{ evento, fecha: '2026-11-28', titulo: 'Peña', empieza: '2026-11-28T21:00' },
  ...{ lugares, tiene: lugares, estado: 'va', delante: null },
});

test.each([
  ['subio', [party(2)], 'Se liberaron 2 lugares: vas a «Peña», el sáb 28 nov.'],
  ['subio', [party(1)], 'Se liberó un lugar: vas a «Peña», el sáb 28 nov.'],
  ['subio', [{ ...party(2), fecha: '2026-12-05' }], 'Se liberaron lugares: vas a «Peña», el sáb 28 nov.'],
  ['cancelado', [], 'Se canceló «Peña», que era el sáb 28 nov.'],
  ['pospuesto', [], 'Se pospuso «Peña», que era el sáb 28 nov. La nueva fecha, a confirmar.'],
  ['movido', [party(2)], 'Cambió el horario de «Peña», el sáb 28 nov. Tus lugares siguen.'],
  ['movido', [], '«Peña» ya no es el sáb 28 nov, y tus lugares de ese día se liberaron. Mirá cuándo es.'],
] as const)('%s, with %j: %s', (kind, parties, words) =>
  expect(noticeText(notice(kind), parties)).toBe(words),
);
