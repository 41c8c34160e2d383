import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dominio, enlaceSeguro } from './enlace.ts';
import { enlaceOpcionalSchema, enlaceSchema } from './enlace-schema.ts';
import { LIMITES } from './limits.ts';

const texto = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
  fc.webUrl().map((url) => url.slice(8)),
  fc.string(),
);

describe('enlaceSeguro', () => {
  it.each([
    ['ejemplo.com', 'https://ejemplo.com/'],
    ['ejemplo.com:8080/a', 'https://ejemplo.com:8080/a'],
    ['//ejemplo.com', 'https://ejemplo.com/'],
    ['http://ejemplo.com/a?b=c#d', 'http://ejemplo.com/a?b=c#d'],
    ['mailto:hola@ejemplo.com', 'mailto:hola@ejemplo.com'],
    ['tel:+541155550134', 'tel:+541155550134'],
    ['https://ñandú.ar', 'https://xn--and-6ma2c.ar/'],
  ])('%j leads to %j', (entrada, salida) => expect(enlaceSeguro(entrada)).toBe(salida));

  it.each([
    ...[
      '',
      '   ',
      'hola',
      'localhost:3000',
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\nscript:alert(1)',
    ],
    ...[
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      'blob:https://a.com/1',
      'mailto:',
      'tel:',
      'https://.',
    ],
    ...[
      'https://user:pass@banco.com',
      'https://banco.com\u0000',
      'https://a b.com',
      `https://a.com/${'x'.repeat(2048)}`,
    ],
    `https://a.com/${'ñ'.repeat(1000)}`,
  ])('%j leads nowhere', (entrada) => expect(enlaceSeguro(entrada)).toBeNull());
  it('reads nothing as nothing', () =>
    expect([enlaceSeguro(null), enlaceSeguro(undefined)]).toEqual([null, null]));

  it('never throws; what it gives is safe, short and stays as it is', () => {
    fc.assert(
      fc.property(texto, (t) => {
        const href = enlaceSeguro(t);
        if (href === null) return;
        expect(href).toMatch(/^(https?|mailto|tel):/);
        expect(href.length).toBeLessThanOrEqual(LIMITES.url);
        expect(enlaceSeguro(href)).toBe(href);
      }),
    );
  });
});

it('shows a domain without www, and none for what is no web address', () => {
  expect(dominio('https://www.ejemplo.com/a')).toBe('ejemplo.com');
  expect([dominio('mailto:a@b.com'), dominio('no')]).toEqual(['', '']);
});

describe('schemas', () => {
  it('require a link, and say so', () => {
    expect(enlaceSchema.safeParse(' ').error?.issues[0]?.message).toBe('Escribí la dirección del link.');
    expect(enlaceSchema.safeParse('javascript:1').error?.issues[0]?.message).toMatch('no parece válida');
    expect(enlaceSchema.parse(' ejemplo.com ')).toBe('https://ejemplo.com/');
  });
  it('let an optional one be empty', () => {
    expect([enlaceOpcionalSchema.parse('  '), enlaceOpcionalSchema.parse(null)]).toEqual([null, null]);
    expect(enlaceOpcionalSchema.safeParse('hola').success).toBe(false);
  });
});
