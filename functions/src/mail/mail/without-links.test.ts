import { expect, it } from 'vitest';
import { withoutLinks } from './without-links.ts';

it.each([
  ['Ganaste: premio.example', 'Ganaste: premio.~example'],
  ['www.premio.com.ar/x?y', 'www.~premio.~com.~ar/x?y'],
  ['https://premio.example', 'https:~//premio.~example'],
  ['HTTP://1.2.3.4', 'HTTP:~//1.~2.~3.~4'],
  ['ana@premio.example', 'ana@premio.example'],
  ['https://ana@premio.example/', 'https:~//ana@premio.~example/'],
  ['peña.ñandú', 'peña.~ñandú'],
  ['Peña. Con música, 21:30… y más.', 'Peña. Con música, 21:30… y más.'],
])('withoutLinks: %s', (text, expected) => {
  expect(withoutLinks(text)).toBe(expected.replaceAll('~', '\u2060'));
});
