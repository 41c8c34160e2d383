import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeUrl } from '../values/safe-url.ts';
import { normalizeRed, REDES } from './redes.ts';

describe('normalizeRed', () => {
  it.each([
    ['instagram', '@milonga.sur', 'https://instagram.com/milonga.sur'],
    ['instagram', 'www.instagram.com/milonga', 'https://www.instagram.com/milonga'],
    ['instagram', 'https://www.instagram.com/milonga', 'https://www.instagram.com/milonga'],
    ['instagram', '@', null],
    ['tiktok', '@milonga', 'https://www.tiktok.com/@milonga'],
    ['facebook', 'milonga', 'https://www.facebook.com/milonga'],
    ['whatsapp', '+54 9 11 5555-0134', 'https://wa.me/5491155550134'],
    ['whatsapp', 'https://wa.me/5491155550134', 'https://wa.me/5491155550134'],
    ['whatsapp', 'sin número', null],
    ['sitioWeb', 'milonga.example', 'https://milonga.example/'],
    ['sitioWeb', 'javascript:alert(1)', null],
    ['sitioWeb', 'http://milonga.example', 'http://milonga.example/'],
  ] as const)('%s %j → %j', (red, value, output) => expect(normalizeRed(red, value)).toBe(output));

  it.each(REDES)('%s: empty gives null', (red) => {
    for (const empty of ['', '   ', null, undefined]) expect(normalizeRed(red, empty)).toBeNull();
  });

  it('never throws; what it gives is a safe address and stays as it is', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.webUrl(),
      fc.stringMatching(/^@?[\w.]{1,20}$/),
    );
    fc.assert(
      fc.property(fc.constantFrom(...REDES), text, (red, value) => {
        const href = normalizeRed(red, value);
        if (href === null) return;
        expect(safeUrl(href)).not.toBeNull();
        expect(normalizeRed(red, href)).toBe(safeUrl(href));
      }),
    );
  });
});
