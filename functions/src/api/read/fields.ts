import { FIELDS } from '@vidriera/domain/item/kinds';
import { systemShape } from '@vidriera/domain/item/schema';
import type { AnyField } from '@vidriera/domain/values/fields';
import type { Tipo } from '@vidriera/domain/values/ids';

/** The stored fields of a kind that its cards are made of, old names included; its days, which tell when it is. */
const shownFields = (tipo: Tipo): string[] =>
  Object.entries<AnyField>(FIELDS[tipo]).flatMap(([name, { shown, rule, alias }]) =>
    shown === 'card' || rule.type === 'pictures' || rule.type === 'day'
      ? [name, ...(alias ? [alias] : [])]
      : [],
  );

/** Fields to ask for: what a card shows. */
export const readFields = (tipo: Tipo): string[] => [
  'titulo',
  'descripcion',
  'url_imagen',
  ...shownFields(tipo),
  ...Object.keys(systemShape),
  ...(tipo === 'evento' ? ['fechaAnterior', 'excepciones'] : []),
];
