import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('plainText: drops tags, keeps lines and signs', () => {
  expect(plainText('<p>Tango &amp; folclore</p><p>Entrada <b>libre</b></p>')).toBe(
    'Tango & folclore\n\nEntrada libre',
  );
  expect(plainText('<h2>Taller</h2><ul><li>Uno</li><li>Dos</li></ul>Fin<br>de todo')).toBe(
    'Taller\n\nUno\nDos\n\nFin\nde todo',
  );
  expect(plainText('Te esperamos <3')).toBe('Te esperamos <3');
  expect(plainText('R&D, a < b\nEntrada: $500')).toBe('R&D, a < b\nEntrada: $500');
});

it('plainText: keeps the addresses of links, and no scripts', () => {
  const html =
    'Reservá <a href="https://ejemplo.com/r">acá</a> o en <a href="https://ejemplo.com/">https://ejemplo.com/</a>';
  expect(plainText(html)).toBe('Reservá acá (https://ejemplo.com/r) o en https://ejemplo.com/');
  expect(plainText('<a href="javascript:alert(1)">Tocá</a><script>alert(1)</script><style>b{}</style>')).toBe(
    'Tocá',
  );
});

it('plainText: takes its time for a text, not for the square of its length', () => {
  const open = '<'.repeat(400_000);
  expect(plainText(`<b>${open}`)).toHaveLength(open.length);
});
