import { expect, it } from 'vitest';
import { oneLine } from './one-line.ts';

it.each([
  ['Peña\r\nBcc: x@y.ar', 'Peña Bcc: x@y.ar'],
  ['a\u202eb\u200bc\u0000d\u{e0041}e', 'a b c d e'],
  ['  uno\u2028dos\u00a0tres  ', 'uno dos tres'],
  ['Milonga 💃 del ñandú', 'Milonga 💃 del ñandú'],
])('%j is %j', (text, line) => expect(oneLine(text)).toBe(line));
