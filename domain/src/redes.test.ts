import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enlaceSeguro } from './enlace.ts';
import { normalizarRed, REDES } from './redes.ts';

describe('normalizarRed', () => {
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
  ] as const)('%s %j → %j', (red, valor, salida) => expect(normalizarRed(red, valor)).toBe(salida));

  it.each(REDES)('%s: empty gives null', (red) => {
    for (const vacio of ['', '   ', null, undefined]) expect(normalizarRed(red, vacio)).toBeNull();
  });

  it('never throws; what it gives is a safe address and stays as it is', () => {
    const texto = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.webUrl(),
      fc.stringMatching(/^@?[\w.]{1,20}$/),
    );
    fc.assert(
      fc.property(fc.constantFrom(...REDES), texto, (red, valor) => {
        const href = normalizarRed(red, valor);
        if (href === null) return;
        expect(enlaceSeguro(href)).not.toBeNull();
        expect(normalizarRed(red, href)).toBe(enlaceSeguro(href));
      }),
    );
  });
});
