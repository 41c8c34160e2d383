import fc from 'fast-check';
import { type FirestoreValue, map, nothing, text, whole } from '../support/wire.ts';
import { anything, constants, type FieldArbitraries, oneOf, orNull, upTo, wholeUpTo } from './values.ts';

const MAX = 99_999_999;
const note = upTo(80);
const amount = wholeUpTo(MAX);

/** A price or none. @param periods of an amount */
export function price(periods: FirestoreValue[]): FieldArbitraries {
  const free = fc.record({
    tipo: constants(text('gratis'), text('gorra')),
    pesos: constants(nothing),
    periodo: constants(nothing),
    aclaracion: note.valid,
  });
  const paid = fc.record({
    tipo: constants(text('fijo'), text('desde')),
    pesos: fc.integer({ min: 1, max: MAX }).map(whole),
    periodo: constants(...periods),
    aclaracion: note.valid,
  });
  const strange: Record<string, fc.Arbitrary<FirestoreValue>> = {
    tipo: fc.oneof(oneOf('gratis', 'gorra', 'fijo', 'desde').strange, constants(text('fijo'), text('gorra'))),
    pesos: fc.oneof(amount.strange, constants(whole(0), nothing)),
    periodo: fc.oneof(oneOf('total', 'mes').strange, constants(nothing)),
    aclaracion: note.strange,
    moneda: constants(text('USD')),
  };
  const changed = fc
    .tuple(fc.oneof(free, paid), fc.constantFrom(...Object.entries(strange)))
    .chain(([one, [name, values]]) => values.map((value) => map({ ...one, [name]: value })));
  const shorter = fc
    .tuple(fc.oneof(free, paid), fc.constantFrom('tipo', 'pesos', 'periodo', 'aclaracion'))
    .map(([{ ...one }, name]) => {
      delete (one as Partial<typeof one>)[name as keyof typeof one];
      return map(one);
    });
  return orNull({
    valid: fc.oneof(free, paid).map(map),
    strange: fc.oneof({ weight: 4, arbitrary: changed }, { weight: 1, arbitrary: shorter }, anything),
  });
}
