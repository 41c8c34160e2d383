import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phones } from '../../data/make-phones.ts';
import { messages } from '../messages/messages.ts';
import { normalizeRed } from './redes.ts';
import { readWhatsapp, shownWhatsapp } from './whatsapp.ts';

const { noArea, noCountry, notPhone } = messages.redes;
const BAIRES = '5491155550134';
const CORDOBA = '5493515550188';

describe('readWhatsapp', () => {
  it.each([
    ['11 5555-0134', BAIRES],
    ['1155550134', BAIRES],
    ['011 5555 0134', BAIRES],
    ['011 15 5555-0134', BAIRES],
    ['(011) 15-5555-0134', BAIRES],
    ['11 15 5555 0134', BAIRES],
    ['9 11 5555 0134', BAIRES],
    ['54 9 11 5555 0134', BAIRES],
    ['54 11 5555 0134', BAIRES],
    ['+54 11 5555-0134', BAIRES],
    ['+54 9 11 5555-0134', BAIRES],
    ['+54 011 15 5555-0134', BAIRES],
    ['(+54) 9 11 5555-0134', BAIRES],
    ['0054 9 11 5555 0134', BAIRES],
    ['11\u20115555\u20130134', BAIRES],
    ['11\u00A05555\u20090134\u200B', BAIRES],
    ['\u202A+54 9 11 5555-0134\u202C', BAIRES],
    ['11.5555.0134', BAIRES],
    ['11 5555/0134', BAIRES],
    ['351 555 0188', CORDOBA],
    ['0351 15 555-0188', CORDOBA],
    ['351 15-5550188', CORDOBA],
    ['+54 9 (0351) 15 555-0188', CORDOBA],
    ['2202 15 123456', '5492202123456'],
    ['02945 15 55-0108', '5492945550108'],
    ['+598 99 123 456', '59899123456'],
    ['00598 99 123 456', '59899123456'],
    ['+1 (415) 555-0123', '14155550123'],
    ['+354 541 2345', '3545412345'],
    ['wa.me/5491155550134', BAIRES],
    ['WA.ME/5491155550134', BAIRES],
    ['www.wa.me/+5491155550134', BAIRES],
    ['https://wa.me/5491155550134', BAIRES],
    ['wa.me/1155550134', BAIRES],
    ['api.whatsapp.com/send?phone=5491155550134', BAIRES],
    ['https://api.whatsapp.com/send/?phone=%2B5491155550134&app_absent=0', BAIRES],
    ['wa.me/59899123456', '59899123456'],
    ['https://wa.me/541155550134', '541155550134'],
    ['https://wa.me/3545412345', '3545412345'],
  ])('%j is %s', (typed, digits) => expect(readWhatsapp(typed)).toEqual({ digits }));

  it.each([
    ['5555-0134', noArea],
    ['15 5555-0134', noArea],
    ['155550134', noArea],
    ['+54 5555-0134', noArea],
    ['+54 15 5555 0134', noArea],
    ['wa.me/55550134', noArea],
    ['598 99 123 456', noCountry],
    ['11 5555-01345', noCountry],
    ['sin números', notPhone],
    ['', notPhone],
    ['+', notPhone],
    ['0800 555 0134', notPhone],
    ['+12', notPhone],
    ['javascript:12345678', notPhone],
  ])('%j: %s', (typed, problem) => expect(readWhatsapp(typed)).toEqual({ problem }));

  it.each([
    ['chat.whatsapp.com/AbCdEf123', 'https://chat.whatsapp.com/AbCdEf123'],
    ['wa.me/message/ABC1', 'https://wa.me/message/ABC1'],
    ['wa.me/5491155550134?text=Hola%20che', 'https://wa.me/5491155550134?text=Hola%20che'],
    ['https://ejemplo.com/contacto', 'https://ejemplo.com/contacto'],
  ])('%j stays the address %s', (typed, address) => expect(readWhatsapp(typed)).toEqual({ address }));

  it.each(['11 5555-0134', '011 15 5555 0134', '+54 9 11 5555-0134', 'wa.me/5491155550134'])(
    'a landline %j has no 9',
    (typed) => expect(readWhatsapp(typed, true)).toEqual({ digits: '541155550134' }),
  );

  it('a foreign landline stays as it is', () =>
    expect(readWhatsapp('+598 2 123 4567', true)).toEqual({ digits: '59821234567' }));

  it('reads a number the same in every notation, and its address as itself', () => {
    const area = fc.constantFrom('11', '221', '351', '2945');
    const blank = fc.constantFrom('', ' ', '-', '\u2011', '\u2013', '\u00A0', '\u2009', '\u200B', '.');
    const before = fc.constantFrom('', '0', '9', '+54 ', '+54 9 ', '+54 0', '54 9', '0054 9 ');
    fc.assert(
      fc.property(area, blank, before, fc.boolean(), fc.nat(), (code, gap, start, has15, seed) => {
        const rest = String(40000000 + (seed % 50000000)).slice(0, 10 - code.length);
        const reading = readWhatsapp(`${start}${code}${gap}${has15 ? `15${gap}` : ''}${rest}`);
        expect(reading).toEqual({ digits: `549${code}${rest}` });
        const address = `https://wa.me/549${code}${rest}`;
        expect(readWhatsapp(address)).toEqual(reading);
        const shown = shownWhatsapp(`549${code}${rest}`);
        expect(readWhatsapp(shown)).toEqual(reading);
        expect(normalizeRed('whatsapp', shown)).toBe(address);
      }),
    );
  });

  it('never throws', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^\+?[\d ]{0,20}$/),
      fc.webUrl(),
    );
    fc.assert(fc.property(text, (typed) => void readWhatsapp(typed)));
  });
});

it.each([
  [BAIRES, '+54 9 11 5555-0134'],
  [CORDOBA, '+54 9 351 555-0188'],
  ['541155550134', '+54 11 5555-0134'],
  ['59899123456', '+59899123456'],
])('%s is shown as %s', (digits, shown) => expect(shownWhatsapp(digits)).toBe(shown));

it('phones.ts matches the installed libphonenumber-js', () =>
  expect(readFileSync(new URL('./phones.ts', import.meta.url), 'utf8')).toBe(phones()));
