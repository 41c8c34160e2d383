import { STORED_SCHEMA } from '@vidriera/domain/item/kinds-schema';
import { cardOf } from '@vidriera/domain/item/public-item';
import { fieldsOf, sampleOf } from '@vidriera/domain/testing/items';
import { TIPOS } from '@vidriera/domain/values/ids';
import { uidSchema } from '@vidriera/domain/values/ids-schema';
import { expect, it } from 'vitest';
import { readFields } from './fields.ts';

const usuario = { id: uidSchema.parse('u1'), username: 'ana', nombre: 'Ana', imagen: null };

it.each(TIPOS)('requests all stored fields of a %s’s card', (tipo) => {
  const full = Object.fromEntries(fieldsOf(tipo).map(([name, field]) => [name, sampleOf(field)]));
  const used = new Set<PropertyKey>();
  const stored = new Proxy(
    STORED_SCHEMA[tipo].parse({ ...full, refUsuario: { id: 'u1', path: 'user/u1' } }),
    {
      get(target, name) {
        if (name in target) used.add(name);
        return Reflect.get(target, name);
      },
    },
  );
  cardOf(tipo, stored as never, { id: 'i1', usuario, now: new Date(0) });
  expect(used).toContain('titulo');
  expect(readFields(tipo)).toEqual(expect.arrayContaining([...used]));
});
