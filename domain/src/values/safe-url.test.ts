import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from './limits.ts';
import { domain, safeUrl } from './safe-url.ts';
import { enlaceSchema, optionalUrlSchema } from './safe-url-schema.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.webUrl().map((url) => url.slice(8)),
  fc.string(),
);

describe('safeUrl', () => {
  it.each([
    ['ejemplo.com', 'https://ejemplo.com/'],
    ['ejemplo.com:8080/a', 'https://ejemplo.com:8080/a'],
    ['//ejemplo.com', 'https://ejemplo.com/'],
    ['http://ejemplo.com/a?b=c#d', 'http://ejemplo.com/a?b=c#d'],
    ['mailto:hola@ejemplo.com', 'mailto:hola@ejemplo.com'],
    ['tel:+541155550134', 'tel:+541155550134'],
    ['tel:1155550134', 'tel:1155550134'],
    ['tel:+54 9 11 5555-0134', 'tel:+549115555-0134'],
    ['tel:+54%209%2011%205555-0134', 'tel:+549115555-0134'],
    ['TEL:+54 11\u00A05555 0134', 'tel:+541155550134'],
    ['tel: 11 5555', 'tel:115555'],
    ['https://ejemplo.com/buscar?q=carta de vinos', 'https://ejemplo.com/buscar?q=carta%20de%20vinos'],
    ['ejemplo.com/?q=a b c#d e', 'https://ejemplo.com/?q=a%20b%20c#d%20e'],
    ['mailto:hola@ejemplo.com?subject=Una mesa', 'mailto:hola@ejemplo.com?subject=Una%20mesa'],
    ['hola@ejemplo.com', 'mailto:hola@ejemplo.com'],
    ['Hola.Che+1@ejemplo.com.ar', 'mailto:Hola.Che+1@ejemplo.com.ar'],
    ['https://ejemplo.com/carta\u200B', 'https://ejemplo.com/carta'],
    ['mailto:1984@ejemplo.com', 'mailto:1984@ejemplo.com'],
    ['https://ñandú.ar', 'https://xn--and-6ma2c.ar/'],
    ['ejemplo.com:65535', 'https://ejemplo.com:65535/'],
    ['http://1.2.3.255/a', 'http://1.2.3.255/a'],
    ['http://010.2.3.4', 'http://8.2.3.4/'],
  ])('%j leads to %j', (input, output) => expect(safeUrl(input)).toBe(output));

  it.each([
    '',
    '   ',
    'hola',
    'localhost:3000',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.com/1',
    'mailto:',
    'tel:',
    'tel: ',
    'tel:%20',
    'https://.',
    'https://user:pass@banco.com',
    'user:pass@banco.com',
    'hola@banco',
    'ejemplo.com/mi carta',
    'https://banco.com\u0000',
    'https://a b.com',
    `https://a.com/${'x'.repeat(2048)}`,
    `https://a.com/${'ñ'.repeat(1000)}`,
    'https://a.com:65536',
    'https://a.com:99999',
    'https://1.2.3.999',
    'https://1.2.3.4.5',
    'https://a.1',
    'https://a.0x1',
    'https://a..com',
    'https://a!b.com',
    'https://[::ffff:1.2.3.4]',
    'https://a.com.1',
    'https://xn--.com',
    'https://xn--a.com',
    'https://xn--0.com',
    'https://xn--a-.com',
    'https://a.xn--zz',
  ])('%j leads nowhere', (input) => expect(safeUrl(input)).toBeNull());
  it('reads empty text as null', () => expect([safeUrl(null), safeUrl(undefined)]).toEqual([null, null]));

  it('never throws, and gives a safe, short address that stays the same', () => {
    fc.assert(
      fc.property(text, (t) => {
        const href = safeUrl(t);
        if (href === null) return;
        expect(href).toMatch(/^(https?|mailto|tel):/);
        expect(href.length).toBeLessThanOrEqual(LIMITS.url);
        expect(safeUrl(href)).toBe(href);
      }),
    );
  });
});

it('shows a domain without www, and none for other schemes', () => {
  expect(domain('https://www.ejemplo.com/a')).toBe('ejemplo.com');
  expect([domain('mailto:a@b.com'), domain('no')]).toEqual(['', '']);
});

describe('schemas', () => {
  it('require a link, with a message', () => {
    expect(enlaceSchema.safeParse(' ').error?.issues[0]?.message).toBe('Escribí la dirección del link.');
    expect(enlaceSchema.safeParse('javascript:1').error?.issues[0]?.message).toMatch('no parece válida');
    expect(enlaceSchema.parse(' ejemplo.com ')).toBe('https://ejemplo.com/');
  });
  it('accept an empty optional link', () => {
    expect([optionalUrlSchema.parse('  '), optionalUrlSchema.parse(null)]).toEqual([null, null]);
    expect(optionalUrlSchema.parse('ejemplo.com')).toBe('https://ejemplo.com/');
    expect(optionalUrlSchema.safeParse('hola').error?.issues[0]?.message).toMatch('no parece válida');
    expect(optionalUrlSchema.safeParse('mi.alias.mp').error?.issues[0]?.message).toMatch('alias');
  });
});
