import { FIELDS } from '../src/item/kinds.ts';
import { cardOf, publicItemOf } from '../src/item/public-item.ts';
import { type CardOf, cardSchema, type Detail, detailSchema } from '../src/item/wire-schema.ts';
import type { AnyField } from '../src/values/fields.ts';
import type { Tipo, TipoAgenda } from '../src/values/ids.ts';
import { uidSchema } from '../src/values/ids-schema.ts';

/** Returns the field table of a kind as entries. */
export const fieldsOf = (tipo: Tipo): [name: string, field: AnyField][] => Object.entries(FIELDS[tipo]);

/** Returns the item that an empty form writes. */
export const emptyItem = (tipo: Tipo): Record<string, unknown> =>
  Object.fromEntries(fieldsOf(tipo).map(([name, { empty }]) => [name, empty]));

/** Returns a stored value of a field that differs from its empty value. */
export function sampleOf({ rule, empty }: AnyField): unknown {
  switch (rule.type) {
    case 'filledText':
    case 'text':
      return 'Con seña';
    case 'count':
      return 7;
    case 'choice':
    case 'optionalChoice':
      return rule.values.find((value) => value !== empty);
    case 'localidad':
      return 'salta';
    case 'regla':
      return 'FREQ=MONTHLY;BYDAY=1FR';
    case 'precio':
      return { tipo: 'desde', pesos: 6000, periodo: rule.perMonth ? 'mes' : null, aclaracion: 'Con seña' };
    case 'day':
      return new Date('2099-03-02T03:00:00Z');
    case 'moment':
      return new Date('2099-03-02T21:30:00Z');
    case 'hour':
      return new Date('1970-01-01T19:30:00Z');
    case 'link':
    case 'optionalLink':
      return 'https://ejemplo.com/';
    case 'tituloCategoria':
      return 'Musica';
    case 'categorias':
      return [{ id: 'musica', path: 'categoria/musica' }];
    case 'picture':
      return PICTURE;
    case 'pictures':
      return [PICTURE];
    case 'state':
      return rule.values.findLast((value) => value !== empty);
    case 'note':
      return 'Por la lluvia';
    case 'flag':
    case 'check':
      return true;
    case 'dayTexts':
      return ['2099-03-02|Por la lluvia'];
    case 'list':
      return ['2099-03-02|cancelado'];
  }
}
const PICTURE =
  'https://firebasestorage.googleapis.com/v0/b/b/o/posts%2Fevento%2Fmain%2Fana%2F1_foto.jpg?alt=media';

/** Returns the fields that never change the drawing: neither as the only filled field nor as the only empty one. */
export function undrawnFields(
  tipo: Tipo,
  isTested: (field: AnyField) => boolean,
  draw: (stored: Record<string, unknown>) => string,
): string[] {
  const empty = emptyItem(tipo);
  const full = Object.fromEntries(fieldsOf(tipo).map(([name, field]) => [name, sampleOf(field)]));
  const [nothing, everything] = [draw(empty), draw(full)];
  if (draw(empty) !== nothing) throw new Error(`${tipo}: drawing it twice gives two results`);
  return fieldsOf(tipo).flatMap(([name, field]) =>
    isTested(field) &&
    draw({ ...empty, [name]: full[name] }) === nothing &&
    draw({ ...full, [name]: empty[name] }) === everything
      ? [name]
      : [],
  );
}

/** Returns an API detail that is empty except for `fields`. */
export function detailWith<T extends TipoAgenda>(tipo: T, fields: object = {}): Extract<Detail, { tipo: T }> {
  const detail = detailSchema.parse({ ...publicItemOf<TipoAgenda>(tipo, stored(tipo), AROUND), ...fields });
  return detail as Extract<Detail, { tipo: T }>;
}

/** Returns an API card that is empty except for `fields`. */
export function cardWith<T extends Tipo>(tipo: T, fields: object = {}): CardOf<T> {
  return cardSchema.parse({ ...cardOf<Tipo>(tipo, stored(tipo), AROUND), ...fields }) as CardOf<T>;
}

const stored = (tipo: Tipo) => ({ ...emptyItem(tipo), titulo: 'Peña', cantLikes: 0 }) as never;
const AROUND = {
  id: 'i1',
  usuario: { id: uidSchema.parse('u1'), username: 'bar', nombre: 'Bar', imagen: null },
  now: new Date(0),
};
