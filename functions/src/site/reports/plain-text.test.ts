import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'titulo')",
    "TypeError: Cannot read properties of undefined (reading 'titulo')",
  ],
  [
    'SyntaxError: Unexpected token \'A\', "Ana Gómez"... is not valid JSON',
    "SyntaxError: Unexpected token 'A', (quoted)... is not valid JSON",
  ],
  ['Error: “Peña de Ana” y «clases»', 'Error: (quoted) y (quoted)'],
  ["Error: '#ana.gomez' is not a valid selector", 'Error: (quoted) is not a valid selector'],
  ['Error: it ends with "an open quote of Ana', 'Error: it ends with (quoted)'],
  ['no account for ana.gomez@example.com here', 'no account for (address) here'],
  ["Can't find variable: precio", "Can't find variable: precio"],
  ['call +54 9 341 555-1234 now', 'call (number) now'],
  ['at https://vidriera.ar/ana.gomez?tab=links', 'at (path)'],
  ['documents/user/Xk29sLq0aZpW3mN8vB1cD4eF5gH6 missing', 'documents(path) missing'],
  ['of Xk29sLq0aZpW3mN8vB1cD4eF5gH6', 'of (id)'],
  [
    'TypeError: Failed to fetch dynamically imported module: https://vidriera.ar/assets/explore-1a2b3c4d.js',
    'TypeError: Failed to fetch dynamically imported module: /assets/explore-1a2b3c4d.js',
  ],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Ana',
    'Minified React error #418; visit (path)',
  ],
  ['one\nline: {"severity":"ERROR"}\u2028\u0007\u001b[31m', 'one line: {(quoted):(quoted)} [31m'],
])('plainText: %j becomes %j', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('plainText: returns at most 300 characters', () => {
  expect(plainText('a '.repeat(5000))).toHaveLength(299);
  expect(plainText('"" '.repeat(5000)).length).toBe(300);
});

test('plainText: is fast for hostile texts', () => {
  const evil = [
    `'${'a'.repeat(8000)}`,
    '"'.repeat(8000),
    `${'1 '.repeat(4000)}x`,
    `${'a/'.repeat(4000)}@`,
    'a-'.repeat(4000),
  ];
  const begun = process.cpuUsage();
  for (const text of evil) plainText(text);
  expect(process.cpuUsage(begun).user, 'microseconds of this process').toBeLessThan(500_000);
});
