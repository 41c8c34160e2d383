import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diaAFormulario, horaAFormulario } from './formulario.ts';
import { cantidadFormSchema, diaFormSchema, horaFormSchema } from './formulario-schema.ts';
import { dateAHora, horaADate } from './hora.ts';

describe('hours', () => {
  it('are stored on the first day of 1970 and come back', () => {
    expect(horaFormSchema.parse('19:30')).toEqual(new Date('1970-01-01T19:30:00Z'));
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (h, m) => {
        const texto = `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`;
        expect(horaAFormulario(horaFormSchema.parse(texto))).toBe(texto);
      }),
    );
  });
  it('that are empty become null, and null shows as empty', () => {
    for (const vacio of ['', ' ', null, undefined]) expect(horaFormSchema.parse(vacio)).toBeNull();
    expect([dateAHora(null), dateAHora(undefined)]).toEqual(['', '']);
  });
  it.each(['24:00', '12:60', '7', 'mediodía', '-1:00'])('%j is no time', (texto) => {
    expect(horaADate(texto)).toBeNull();
    expect(horaFormSchema.safeParse(texto).success).toBe(false);
  });
});

describe('days', () => {
  it('go to local midnight and back; empty is null', () => {
    expect(diaAFormulario(diaFormSchema.parse('2026-11-27'))).toBe('2026-11-27');
    for (const vacio of ['', ' ', null, undefined]) expect(diaFormSchema.parse(vacio)).toBeNull();
    expect(diaAFormulario(null)).toBe('');
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
  ])('%j → %j', (entrada, salida) => expect(schema.parse(entrada)).toBe(salida));
  it.each(['-1', '3.5', '1e1', '0x10', 'tres', '101', 101, -1, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'refuses %j in words',
    (entrada) =>
      expect(schema.safeParse(entrada).error?.issues.map(({ code }) => code)).toEqual(
        typeof entrada === 'number' && !Number.isFinite(entrada) ? ['invalid_union'] : ['custom'],
      ),
  );
  it('reads back every number it may hold', () => {
    fc.assert(
      fc.property(fc.nat(100), (numero) => {
        expect(schema.parse(String(numero))).toBe(numero);
      }),
    );
  });
});
