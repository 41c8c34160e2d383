import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateToDia } from './fecha.ts';
import { cantidadFormSchema, diaFormSchema, horaFormSchema } from './form-schema.ts';
import { dateToHora, horaToDate } from './hora.ts';

describe('hours', () => {
  it('are stored on the first day of 1970, and survive a round trip', () => {
    expect(horaFormSchema.parse('19:30')).toEqual(new Date('1970-01-01T19:30:00Z'));
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (h, m) => {
        const text = `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`;
        expect(dateToHora(horaFormSchema.parse(text))).toBe(text);
      }),
    );
  });
  it('that are empty become null, and null shows as empty', () => {
    for (const empty of ['', ' ', null, undefined]) expect(horaFormSchema.parse(empty)).toBeNull();
    expect([dateToHora(null), dateToHora(undefined)]).toEqual(['', '']);
  });
  it.each(['24:00', '12:60', '7', 'mediodía', '-1:00'])('%j is not a time', (text) => {
    expect(horaToDate(text)).toBeNull();
    expect(horaFormSchema.safeParse(text).success).toBe(false);
  });
});

describe('days', () => {
  it('survive a round trip through local midnight; empty is null', () => {
    expect(dateToDia(diaFormSchema.parse('2026-11-27'))).toBe('2026-11-27');
    for (const empty of ['', ' ', null, undefined]) expect(diaFormSchema.parse(empty)).toBeNull();
    expect(dateToDia(null)).toBe('');
  });
  it('that do not exist are refused', () =>
    expect(diaFormSchema.safeParse('2026-02-30').success).toBe(false));
});

describe('counts', () => {
  const schema = cantidadFormSchema(100);
  it.each([
    ['', 0],
    ['  ', 0],
    [null, 0],
    [undefined, 0],
    ['7', 7],
    [' 42 ', 42],
    ['007', 7],
    [100, 100],
    [-0, 0],
  ])('%j → %j', (input, output) => expect(schema.parse(input)).toBe(output));
  it.each(['-1', '3.5', '1e1', '0x10', 'tres', '101', 101, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %j in words',
    (input) =>
      expect(schema.safeParse(input).error?.issues.map(({ code }) => code)).toEqual(
        typeof input === 'number' && !Number.isFinite(input) ? ['invalid_union'] : ['custom'],
      ),
  );
  it('reads back every number it may hold', () => {
    fc.assert(
      fc.property(fc.nat(100), (number) => {
        expect(schema.parse(String(number))).toBe(number);
      }),
    );
  });
});
