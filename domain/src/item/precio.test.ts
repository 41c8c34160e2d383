import { describe, expect, it } from 'vitest';
import { detailWith, emptyItem } from '../../testing/items.ts';
import { messages } from '../messages/messages.ts';
import { LIMITS } from '../values/limits.ts';
import { entryOf } from './calendar.ts';
import { type Precio, precioText } from './precio.ts';
import { precioFormSchema, precioStoredSchema, precioToForm } from './precio-schema.ts';
import { cardOf, publicItemOf } from './public-item.ts';

const fixed: Precio = { tipo: 'fijo', pesos: 6000, periodo: null, aclaracion: '' };

describe('in words', () => {
  it.each([
    [{ tipo: 'gratis', pesos: null, periodo: null }, 'Gratis'],
    [{ tipo: 'gorra', pesos: null, periodo: null }, 'A la gorra'],
    [{ tipo: 'fijo', pesos: 6000, periodo: null }, '$\u00A06.000'],
    [{ tipo: 'desde', pesos: 1500, periodo: null }, 'Desde $\u00A01.500'],
    [{ tipo: 'fijo', pesos: 20_000, periodo: 'mes' }, '$\u00A020.000 por mes'],
    [{ tipo: 'fijo', pesos: 99_999_999, periodo: 'total' }, '$\u00A099.999.999'],
  ] as const)('%j is %s', (precio, text) => expect(precioText(precio)).toBe(text));
});

describe('as it is stored', () => {
  it.each([
    [undefined],
    [null],
    ['gratis'],
    [{ tipo: 'caro', pesos: 5, periodo: null, aclaracion: '' }],
    [{ ...fixed, pesos: null }],
    [{ ...fixed, pesos: 1.5 }],
    [{ ...fixed, tipo: 'gratis' }],
    [{ ...fixed, pesos: LIMITS.pesos + 1 }],
  ])('%j says nothing', (stored) => expect(precioStoredSchema.parse(stored)).toBeNull());

  it('goes to lists in words, to details also in parts', () => {
    const item = { ...emptyItem('evento'), titulo: 'Peña', cantLikes: 0, precio: fixed } as never;
    const around = { id: 'i1', usuario: detailWith('evento').usuario, now: new Date(0) };
    const card = cardOf('evento', item, around);
    expect([card.precio, 'tarifa' in card]).toEqual(['$\u00A06.000', false]);
    expect(publicItemOf('evento', item, around)).toMatchObject({ precio: card.precio, tarifa: fixed });
    expect(JSON.stringify(detailWith('evento'))).not.toMatch(/precio|tarifa/);
  });
});

describe('as it is typed', () => {
  const parse = (change: object, perMonth = false) =>
    precioFormSchema(perMonth).safeParse({
      tipo: 'fijo',
      pesos: '6000',
      periodo: 'mes',
      aclaracion: '',
      ...change,
    });

  it.each(['6000', ' 6.000 ', '$6000', '$ 6.000', '6000,00', '6.000,0'])('%j is six thousand', (pesos) =>
    expect(parse({ pesos }).data).toEqual(fixed),
  );
  it.each(['', '0', '-5', '6.00', '6,5', '60.00.000', 'seis mil', '100000000', '1e3', 'u$s 50'])(
    '%j is refused at its field',
    (pesos) =>
      expect(parse({ pesos }).error?.issues).toMatchObject([
        { path: ['pesos'], message: messages.post.badPesos },
      ]),
  );
  it('clears fields that the chosen type does not use', () => {
    expect(parse({ tipo: '', pesos: 'x' }).data).toBeNull();
    expect(parse({ tipo: 'gorra', aclaracion: ' bono ' }).data).toEqual({
      tipo: 'gorra',
      pesos: null,
      periodo: null,
      aclaracion: 'bono',
    });
    expect(parse({}, true).data).toEqual({ ...fixed, periodo: 'mes' });
  });
  it('refuses a note that is too long', () =>
    expect(parse({ aclaracion: 'x'.repeat(81) }).error?.issues).toMatchObject([
      { path: ['aclaracion'], message: messages.fields.tooLong(80) },
    ]));
  it('survives a round trip', () => {
    for (const precio of [null, fixed, { ...fixed, tipo: 'desde', aclaracion: 'anticipada' } as const])
      expect(precioFormSchema(false).parse(precioToForm(precio))).toEqual(precio);
  });
});

it('comes first in a calendar entry', () => {
  const fields = { fechaExacta: '2026-11-27', proximaFecha: '2026-11-27', descripcion: 'Traé zapatos.' };
  const descripcionOf = (more: object) =>
    entryOf(detailWith('evento', { ...fields, ...more }), '2026-11-20T12:00')?.descripcion;
  expect(descripcionOf({})).toBe('Traé zapatos.');
  expect(descripcionOf({ precio: 'A la gorra', tarifa: { ...fixed, aclaracion: 'bono sugerido' } })).toBe(
    'A la gorra (bono sugerido)\n\nTraé zapatos.',
  );
});
