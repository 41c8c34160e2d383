import { itemIdSchema } from 'domain/values/ids-schema';
import { expect, it } from 'vitest';
import { letterOf, type News, spokenTime } from './letter.ts';

const news: News = {
  kind: 'subio',
  edition: { creador: 'ana', itemCreatedAt: 0 },
  evento: itemIdSchema.parse('e1'),
  fecha: '2026-11-28',
  titulo: 'Peña <b>&</b>\n"baile"',
  empieza: '2026-11-28T21:00',
  lugares: 2,
  isKept: true,
};

it('says what became of what, when, and where more is to be read', () => {
  const { subject, text, html } = letterOf(news, 'https://vidriera.ar');
  expect(subject).toBe('Tenés lugar: Peña <b>&</b> "baile"');
  expect(text).toBe(
    [
      'Se liberó lugar en «Peña <b>&</b> "baile"», el sábado 28 de noviembre a las 21:00. Tus 2 lugares ya están reservados.',
      'Si no vas a poder ir, avisá en la página así va otra persona:',
      'https://vidriera.ar/eventos/e1',
      'Vidriera',
    ].join('\n\n'),
  );
  expect(html).toContain('«Peña &lt;b&gt;&amp;&lt;/b&gt; &quot;baile&quot;»');
  expect(html).toContain('<a href="https://vidriera.ar/eventos/e1">');
  expect(html).not.toMatch(/<b>|\n"/);
});

it.each([
  ['cancelado', false, 'Se canceló: Peña', 'se canceló. Lo que habías pedido quedó sin efecto.'],
  ['pospuesto', false, 'Se pospuso: Peña', 'se pospuso. Lo que habías pedido quedó sin efecto.'],
  ['movido', false, 'Cambió de fecha u horario: Peña', 'ya no es el sábado 28 de noviembre'],
  ['movido', true, 'Cambió de fecha u horario: Peña', 'ahora empieza el sábado 28 de noviembre'],
] as const)('%s, kept: %s', (kind, isKept, subject, words) => {
  const letter = letterOf({ ...news, titulo: 'Peña', kind, isKept }, 'https://vidriera.ar');
  expect(letter.subject).toBe(subject);
  expect(letter.text).toContain(words);
});

it('names no hour where none is said', () =>
  expect(spokenTime('2026-12-01')).toBe('el martes 1 de diciembre'));
