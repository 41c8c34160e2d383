import { expect, it } from 'vitest';
import { nameLine, oneLine } from './one-line.ts';

it.each([
  ['Peña\r\nBcc: x@y.ar', 'Peña Bcc: x@y.ar'],
  ['a\u202eb\u200bc\u0000d\u{e0041}e', 'a b c d e'],
  ['  uno\u2028dos\u00a0tres  ', 'uno dos tres'],
  ['Milonga 💃 del ñandú', 'Milonga 💃 del ñandú'],
])('%j is %j', (text, line) => expect(oneLine(text)).toBe(line));

it.each([
  ['Ana\u202e zepóL', 'Ana zepóL'],
  ['Ma\u200br\u00adta\u0000\u{e0041}\ud800', 'Marta'],
  ['Ana\r\nLópez\u2028Paz', 'Ana López Paz'],
  ['a\u200Db', 'ab'],
  ['Familia 👨‍👩‍👧 y 🧑🏽‍🎤', 'Familia 👨‍👩‍👧 y 🧑🏽‍🎤'],
])('as a name, %j is %j', (text, name) => expect(nameLine(text)).toBe(name));
