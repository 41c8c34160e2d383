import { expect, it } from 'vitest';
import { anOwner } from '../../testing/agenda.ts';
import { emptyItem, fieldsOf, sampleOf } from '../../testing/items.ts';
import { cardOf } from '../item/public-item.ts';
import { cardSchema } from '../item/wire-schema.ts';
import { TIPOS_AGENDA, type TipoAgenda } from '../values/ids.ts';
import { uidSchema } from '../values/ids-schema.ts';
import { localTime } from '../values/local-time.ts';
import { cardOfEntry } from './card-schema.ts';
import { entryOf } from './entry-schema.ts';
import { inOrder } from './list.ts';

const now = new Date('2099-02-01T15:00:00Z');
const usuario = { id: uidSchema.parse('ana'), username: 'ana', nombre: 'Ana', imagen: null };
const system = { visible: true, createdAt: now, cantLikes: 2.4, localidadEfectiva: null, titulo: 'Peña' };
const full = (tipo: TipoAgenda) =>
  Object.fromEntries(fieldsOf(tipo).map(([name, field]) => [name, sampleOf(field)]));

it.each(
  TIPOS_AGENDA.flatMap((tipo) => [
    { tipo, what: 'left empty', item: emptyItem(tipo) },
    { tipo, what: 'filled in', item: full(tipo) },
  ]),
)('a list’s card equals the item’s own: $tipo $what', ({ tipo, item }) => {
  const doc = { ...item, ...system } as never;
  const entry = entryOf(tipo, doc, { id: 'i1', uid: 'ana' });
  const [stood] = entry ? inOrder([{ entry, owner: anOwner('ana') }], tipo, {}, localTime(now)) : [];
  expect(stood && cardOfEntry(stood, usuario)).toEqual(
    cardSchema.parse(cardOf<TipoAgenda>(tipo, doc, { id: 'i1', usuario, now })),
  );
});
