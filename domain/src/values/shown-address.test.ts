import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';
import { shownAddress } from './shown-address.ts';

it.each([
  ['https://www.ejemplo.com/carta', 'ejemplo.com'],
  ['tel:+5491155550134', '+54 9 11 5555-0134'],
  ['tel:+54%209%2011%205555-0134', '+54 9 11 5555-0134'],
  ['tel:1155550134', '11 5555-0134'],
  ['tel:+542234960000', '+54 223 496-0000'],
  ['tel:+5492944123456', '+54 9 294 412-3456'],
  ['tel:+542320412345', '+54 2320 41-2345'],
  ['tel:0800-333-1234', '0800-333-1234'],
  ['tel:+59829001234', '+59829001234'],
  ['tel:4555-0134', '4555-0134'],
  ['tel:+541155550134;ext=12', '+54 11 5555-0134'],
  ['mailto:hola@ejemplo.com', 'hola@ejemplo.com'],
  ['mailto:hola@ejemplo.com?subject=Una mesa', 'hola@ejemplo.com'],
  ['mailto:pe%C3%B1a@ejemplo.com', 'peña@ejemplo.com'],
  ['mailto:a%zz@ejemplo.com', 'a%zz@ejemplo.com'],
])('shows %s as %s', (typed, shown) => expect(shownAddress(safeUrl(typed) ?? '')).toBe(shown));

it('shows something for every safe address', () => {
  fc.assert(
    fc.property(fc.constantFrom('tel:', 'mailto:', ''), fc.string(), (scheme, rest) => {
      const href = safeUrl(scheme + rest);
      if (href) expect(shownAddress(href)).not.toBe('');
    }),
  );
});
