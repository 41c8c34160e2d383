import { expect, test } from 'vitest';
import { readRows } from './read-rows.ts';

const A = 'https://a.example/';
const B = 'https://b.example/';
const row = (line: number, titulo: string, enlace: string, descripcion = '') => ({
  line,
  titulo,
  enlace,
  descripcion,
});
const read = async (text: string) => (await readRows(text)).rows;

test.each([
  ['semicolons', `Uno;${A}\nDos;${B}`],
  ['commas', `Uno,${A}\nDos,${B}`],
  ['tabs', `Uno\t${A}\nDos\t${B}`],
  ['a mark, and lines as Windows ends them', `\uFEFFUno;${A}\r\nDos;${B}\r\n`],
  ['the address first', `${A};Uno\n${B};Dos`],
  ['words before the address, as in a chat', `Uno ${A}\nDos: ${B}`],
  ['lines with different separators', `Uno; ${A}\nDos, ${B}`],
  ['commas and tabs', `Uno\t${A}\nDos, ${B}`],
])('%s are read', async (_name, text) => {
  expect(await read(text)).toEqual([row(1, 'Uno', A), row(2, 'Dos', B)]);
});

test('headings name the columns, in any order and however they are written', async () => {
  expect(await read(`Descripción;URL;TÍTULO\nLinda;${A};Uno`)).toEqual([row(2, 'Uno', A, 'Linda')]);
  expect(await read(`title,address\nUno,${A}`)).toEqual([row(2, 'Uno', A)]);
  expect(await read(`Título;Dirección (URL)\nUno;${A}`)).toEqual([row(2, 'Uno', A)]);
});

test('lines keep their numbers after blank ones and after a cell of several lines', async () => {
  expect(await read(`\nUno;${A};"Con\nvueltas"\n\n;;\nDos;${B}`)).toEqual([
    row(2, 'Uno', A, 'Con\nvueltas'),
    row(6, 'Dos', B),
  ]);
});

test('quotes hold separators and quotes', async () => {
  expect(await read(`"Uno; y ""medio""";${A}\nDos;${B}`)).toEqual([
    row(1, 'Uno; y "medio"', A),
    row(2, 'Dos', B),
  ]);
});

test('an open quote spoils its own line alone', async () => {
  const rows = await read(`Uno;${A}\n"Bar;${B}\nTres;${A}tres`);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toEqual(row(1, 'Uno', A));
  expect(rows[2]).toEqual(row(3, 'Tres', `${A}tres`));
});

test('lines without an address, or with a bad one, stay', async () => {
  expect(await read(`Uno;${A}\nSin nada\nMala;javascript:alert(1)`)).toEqual([
    row(1, 'Uno', A),
    row(2, 'Sin nada', ''),
    row(3, 'Mala', 'javascript:alert(1)'),
  ]);
});

test('an address alone among lines with a title is the address', async () => {
  expect(await read(`Uno;${A}\n${B}\nTres;${A}tres`)).toEqual([
    row(1, 'Uno', A),
    row(2, '', B),
    row(3, 'Tres', `${A}tres`),
  ]);
});

test('the first 500 are read, and it says so', async () => {
  const lines = Array.from({ length: 501 }, (_, i) => `Link ${i};${A}${i}`).join('\n');
  expect(await readRows(lines)).toMatchObject({ isCut: true, rows: { length: 500 } });
  expect(await readRows('')).toEqual({ isCut: false, rows: [] });
});

test('a browser’s exported bookmarks are read in their order', async () => {
  const text = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<DL><p><DT><H3>Barra</H3>
<DL><p><DT><A HREF="https://ejemplo.com/carta" ADD_DATE="1">Carta &amp; vinos</A>
<DT><A HREF="place:sort=8">Recientes</A>
<DT><A HREF="https://ejemplo.com/">https://ejemplo.com/</A></DL></DL>`;
  const { rows } = await readRows(text);
  expect(rows.map(({ titulo, enlace }) => [titulo, enlace])).toEqual([
    ['Carta & vinos', 'https://ejemplo.com/carta'],
    ['https://ejemplo.com/', 'https://ejemplo.com/'],
  ]);
});
