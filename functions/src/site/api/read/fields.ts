import { FIELDS } from '@vidriera/domain/item/kinds';
import { systemShape } from '@vidriera/domain/item/schema';
import type { AnyField } from '@vidriera/domain/values/fields';
import type { Tipo } from '@vidriera/domain/values/ids';

/** Stored fields of a kind's cards, with old names and dates. */
const shownFields = (tipo: Tipo): string[] =>
  Object.entries<AnyField>(FIELDS[tipo]).flatMap(([name, { shown, rule, alias }]) =>
    shown === 'card' || rule.type === 'pictures' || rule.type === 'day'
      ? [name, ...(alias ? [alias] : [])]
      : [],
  );

export const readFields = (tipo: Tipo): string[] => [
  'titulo',
  'descripcion',
  'url_imagen',
  ...shownFields(tipo),
  ...Object.keys(systemShape),
  ...(tipo === 'evento' ? ['fechaAnterior', 'excepciones'] : []),
];
