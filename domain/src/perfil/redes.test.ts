import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages/messages.ts';
import { safeUrl } from '../values/safe-url.ts';
import { handleOf, normalizeRed, REDES, redProblem, whatsappOf } from './redes.ts';

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

  it('never throws, and gives a safe address that normalises to itself', () => {
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

describe('whatsappOf', () => {
  it.each([
    ['https://wa.me/5491155550134', 'https://wa.me/5491155550134'],
    ['+54 9 11 5555-0134', 'https://wa.me/5491155550134'],
    ['https://wa.me/+5491155550134', 'https://wa.me/5491155550134'],
    ['https://api.whatsapp.com/send?phone=5491155550134&text=hola', 'https://wa.me/5491155550134'],
    ['https://api.whatsapp.com/send?phone=+5491155550134', 'https://wa.me/5491155550134'],
    ['https://chat.whatsapp.com/AbCdEf', null],
    ['https://wa.me/message/ABC', null],
    ['https://wa.me.ejemplo.com/5491155550134', null],
    ['https://ejemplo.com/?phone=5491155550134', null],
    ['https://wa.me/12', null],
    ['javascript:alert(1)', null],
    ['', null],
    [null, null],
  ])('%j → %j', (value, output) => expect(whatsappOf(value)).toBe(output));
});

const { notHandle, blankInHandle, notPhone, notWebsite } = messages.redes;

describe('redProblem', () => {
  it.each([
    ['instagram', '@milonga.sur', null],
    ['instagram', '', null],
    ['instagram', 'instagram.com/milonga', null],
    ['instagram', 'https://www.instagram.com/milonga/', null],
    ['instagram', 'la milonga', blankInHandle],
    ['instagram', 'javascript:alert(1)', notHandle],
    ['instagram', '@', notHandle],
    ['tiktok', '@la milonga', blankInHandle],
    ['facebook', 'milonga/sur', notHandle],
    ['whatsapp', '+54 9 11 5555-0134', null],
    ['whatsapp', '(011) 5555.0134', null],
    ['whatsapp', 'sin numeros', notPhone],
    ['whatsapp', '5555', notPhone],
    ['whatsapp', 'javascript:12345678', notPhone],
    ['whatsapp', 'https://wa.me/5491155550134', null],
    ['sitioWeb', 'milonga.example', null],
    ['sitioWeb', 'javascript:alert(1)', notWebsite],
    ['sitioWeb', 'mi sitio', notWebsite],
    ['facebook', 'https://', notWebsite],
  ] as const)('%s %j: %j', (red, value, problem) => expect(redProblem(red, value)).toBe(problem));
});

describe('handleOf', () => {
  it.each([
    ['instagram', 'https://instagram.com/milonga.sur', '@milonga.sur'],
    ['tiktok', 'https://www.tiktok.com/@milonga', '@milonga'],
    ['facebook', 'https://www.facebook.com/milonga', 'milonga'],
    ['whatsapp', 'https://wa.me/5491155550134', '5491155550134'],
    ['sitioWeb', 'https://milonga.example/', 'milonga.example'],
    ['facebook', 'http://facebook.com/milonga', 'http://facebook.com/milonga'],
    ['sitioWeb', 'https://milonga.example/carta', 'https://milonga.example/carta'],
    ['instagram', 'https://instagram.com/%E0%A4%A', 'https://instagram.com/%E0%A4%A'],
    ['instagram', '', ''],
  ] as const)('%s %j is shown as %j', (red, url, text) => expect(handleOf(red, url)).toBe(text));

  it('normalises back to the same address', () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.stringMatching(/^@?[\w.]{1,20}$/),
      fc.stringMatching(/^\+?\d{1,14}$/),
    );
    fc.assert(
      fc.property(fc.constantFrom(...REDES), text, (red, value) => {
        const url = normalizeRed(red, value);
        if (url !== null) expect(normalizeRed(red, handleOf(red, url))).toBe(url);
      }),
    );
  });
});
