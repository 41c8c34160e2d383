import { messages } from '@vidriera/domain/messages/messages';
import { expect, test } from 'vitest';
import { checkRows } from './check-rows.ts';

const row = (line: number, titulo: string, enlace: string, descripcion = '') => ({
  line,
  titulo,
  enlace,
  descripcion,
});
const check = (...rows: ReturnType<typeof row>[]) => checkRows(rows);

test('a missing description becomes the host', () => {
  expect(check(row(1, 'Uno', 'www.ejemplo.com/a'), row(2, 'Dos', 'mailto:ana@ejemplo.com'))).toMatchObject([
    {
      data: {
        titulo: 'Uno',
        enlace: 'https://www.ejemplo.com/a',
        descripcion: 'ejemplo.com',
        url_imagen: null,
      },
    },
    { data: { descripcion: 'ana@ejemplo.com' } },
  ]);
  expect(check(row(1, 'Uno', 'https://a.example', 'Lo mío'))).toMatchObject([
    { data: { descripcion: 'Lo mío' } },
  ]);
});

test('each bad field has its reason', () => {
  const { missingTitulo, descripcionTooLong } = messages.post;
  expect(
    check(
      row(1, '', 'https://a.example'),
      row(2, 'Dos', 'javascript:alert(1)'),
      row(3, 'Tres', ''),
      row(4, 'Cuatro', 'https://b.example', 'x'.repeat(4001)),
    ),
  ).toEqual([
    { problems: { titulo: missingTitulo } },
    { problems: { enlace: messages.fields.badLink } },
    { problems: { enlace: messages.fields.missingLink } },
    { problems: { descripcion: descripcionTooLong } },
  ]);
});

test('an address that stands twice is named, unless the first is left out', () => {
  const [first, second] = [row(3, 'Uno', 'ejemplo.com'), row(7, 'Otra vez', 'https://ejemplo.com/')];
  expect(check(first, second)[1]).toEqual({
    problems: { enlace: 'Es la misma dirección que la de la línea 3.' },
  });
  expect(checkRows([{ ...first, isOut: true }, second])).toMatchObject([
    null,
    { data: { titulo: 'Otra vez' } },
  ]);
});
