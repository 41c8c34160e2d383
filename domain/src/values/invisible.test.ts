import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exploreParamsSchema, suggestionsParamsSchema } from '../api/schema.ts';
import { lettersSchema } from '../claim/letters-schema.ts';
import { ITEM_FIELDS } from '../item/fields.ts';
import { precioFormSchema } from '../item/precio-schema.ts';
import { fold } from '../item/search.ts';
import { findPlaces } from '../localidad/place-names.ts';
import { pointIn } from '../perfil/map-point.ts';
import { normalizeRed } from '../perfil/redes.ts';
import { perfilFormSchema } from '../usuario/schema.ts';
import { usernameSchema } from '../usuario/username-schema.ts';
import { emailSchema } from './email-schema.ts';
import { note, text } from './fields.ts';
import { cantidadFormSchema } from './form-schema.ts';
import { plainNumber, plainSearch, trimInvisible, withoutInvisible } from './invisible.ts';
import { LIMITS } from './limits.ts';
import { safeUrl } from './safe-url.ts';
import { enlaceSchema } from './safe-url-schema.ts';
import { storedSchema } from './stored-schema.ts';
import { optionalText, textFull, textONothing } from './text-schema.ts';

const INVISIBLE = [
  '\u200B',
  '\u200C',
  '\u200D',
  '\u2060',
  '\u200E',
  '\u200F',
  '\u061C',
  '\u202A',
  '\u202E',
  '\u202C',
  '\u2066',
  '\u2068',
  '\u2069',
  '\uFEFF',
  '\u00AD',
  '\u00A0',
  '\u2007',
  '\u2009',
  '\u202F',
  '\u3000',
];
const some = fc
  .array(fc.constantFrom(...INVISIBLE), { minLength: 1, maxLength: 4 })
  .map((all) => all.join(''));
/** A text with invisible characters at both ends and within. */
const dirty = (text: string) =>
  fc
    .tuple(some, some, some, fc.nat(text.length))
    .map(([before, inside, after, at]) => `${before}${text.slice(0, at)}${inside}${text.slice(at)}${after}`);
/** The same, for texts: at both ends alone. */
const wrapped = (text: string) => fc.tuple(some, some).map(([before, after]) => `${before}${text}${after}`);

const reads: [what: string, text: string, read: (text: string) => unknown, expected: unknown][] = [
  ['a link', 'https://ejemplo.com/carta', (t) => safeUrl(t), 'https://ejemplo.com/carta'],
  ['a link of a form', 'ejemplo.com/carta', (t) => enlaceSchema.parse(t), 'https://ejemplo.com/carta'],
  ['a mail', 'ana@ejemplo.com', (t) => emailSchema.parse(t), 'ana@ejemplo.com'],
  ['a username', 'ana.luz', (t) => usernameSchema.parse(t), 'ana.luz'],
  ['a count', '1200', (t) => cantidadFormSchema(5000).parse(t), 1200],
  ['letters of a claim', 'BCDFGH', (t) => lettersSchema.parse(t), 'BCDFGH'],
  ['an Instagram', '@milonga', (t) => normalizeRed('instagram', t), 'https://instagram.com/milonga'],
  ['a website', 'milonga.com.ar', (t) => normalizeRed('sitioWeb', t), 'https://milonga.com.ar/'],
  [
    'a price',
    '$6.000',
    (pesos) =>
      precioFormSchema(false).parse({ tipo: 'fijo', pesos, periodo: 'total', aclaracion: '' })?.pesos,
    6000,
  ],
];

describe('invisible characters', () => {
  it.each(reads)('are removed from %s, at both ends and within', (_what, text, read, expected) => {
    fc.assert(fc.property(dirty(text), (typed) => void expect(read(typed)).toEqual(expected)));
  });

  it.each([
    ['a text', (t: string) => textFull(120, 'x').parse(t)],
    ['a text that may be left out', (t: string) => textONothing(120).parse(t)],
    ['a text that may be empty', (t: string) => optionalText(120).parse(t)],
  ])('are removed at both ends of %s', (_what, read) => {
    fc.assert(
      fc.property(wrapped('Milonga del Día'), (typed) => void expect(read(typed)).toBe('Milonga del Día')),
    );
  });

  it.each(['Cocina 👩🏽‍🍳', '👨‍👩‍👧‍👦 en familia', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'Corazón ❤️', 'Fútbol 🏳️‍🌈'])(
    'stay within the emoji of %s',
    (text) => {
      expect(textFull(120, 'x').parse(`\u200B${text} `)).toBe(text);
    },
  );

  it('are removed from searches, in which all blanks are alike', () => {
    const typed = '\uFEFFjazz\u00A0en\u2009vi\u00ADvo\u200B';
    expect(exploreParamsSchema.parse({ tipo: 'evento', q: typed }).q).toBe('jazz en vivo');
    expect(suggestionsParamsSchema.parse({ q: typed }).q).toBe('jazz en vivo');
    expect(suggestionsParamsSchema.safeParse({ q: '\u200B' }).success).toBe(false);
    expect(fold(typed)).toBe('jazz en vivo');
    expect(findPlaces('\u200BRosa\u00ADrio\u00A0', 1)[0]?.code).toBe('rosario');
  });

  it('are removed from coordinates and telephones', () => {
    expect(pointIn('\u200E\u221234.6,\u00A0-58.38\u200B')).toEqual({ lat: -34.6, lng: -58.38 });
    const phone = '\u202A11\u20115555\u20130134\u202C';
    expect(perfilFormSchema.parse({ role: 'personal', phone_number: phone }).phone_number).toBe(
      '11-5555-0134',
    );
  });

  it('alone are empty', () => {
    for (const text of INVISIBLE) {
      expect([trimInvisible(text), withoutInvisible(text), plainSearch(text), plainNumber(text)]).toEqual([
        '',
        '',
        '',
        '',
      ]);
    }
  });
});

describe('controls that reorder text', () => {
  const turned = 'Tango \u202Eognat\u202C\u2066 x\u2069\u200F';
  it('go from texts of one line, typed or stored, but stay in descriptions', () => {
    for (const schema of [textFull(120, 'x'), textONothing(120), optionalText(200)])
      expect(schema.parse(turned)).toBe('Tango ognat x');
    expect(textFull(LIMITS.descripcion, 'x').parse(`Día\u202Eaíd\u202C ya`)).toBe(`Día\u202Eaíd\u202C ya`);
    const stored = { titulo: turned, descripcion: turned, direccion: turned, refCreador: null };
    const read = storedSchema(
      { ...ITEM_FIELDS, direccion: text(LIMITS.direccion), aviso: note(200) },
      {},
    ).parse(stored);
    expect(read).toMatchObject({
      titulo: 'Tango ognat x',
      descripcion: turned,
      direccion: 'Tango ognat x',
      aviso: '',
    });
  });
  it('alone are no title', () => {
    expect(textFull(120, 'x').safeParse('\u202E\u2066').success).toBe(false);
  });
});

it('an ordinary blank inside a mail or a username stays, and is refused', () => {
  expect(emailSchema.safeParse('ana @ejemplo.com').success).toBe(false);
  expect(usernameSchema.safeParse('ana luz').success).toBe(false);
});

it.each(['$ 6 000', '6\u2009000', '6.000,00', '6.000,-', '6000,\u2013', ' 6\u00A0000 '])(
  '%j is 6000 pesos',
  (pesos) => {
    const typed = { tipo: 'fijo', pesos, periodo: 'total', aclaracion: '' } as const;
    expect(precioFormSchema(false).parse(typed)?.pesos).toBe(6000);
  },
);

it('trimInvisible: takes time linear in the text’s length', () => {
  const text = `a${'\u200B '.repeat(200_000)}b`;
  const start = process.cpuUsage();
  expect(trimInvisible(text)).toBe(text);
  expect(process.cpuUsage(start).user, 'microseconds of this process').toBeLessThan(2_000_000);
});
