import { FIELDS } from '@vidriera/domain/item/kinds';
import type { AnyField } from '@vidriera/domain/values/fields';
import { TIPOS } from '@vidriera/domain/values/ids';
import { expect, it } from 'vitest';
import { FIELDS as GENERATED } from './generate/items.ts';
import { CHANGEABLE, OPTIONAL } from './model/items.ts';

it.each(TIPOS)('the generated attempts and their model know each field of a %s', (tipo) => {
  const fields: Record<string, AnyField> = FIELDS[tipo];
  const names = Object.keys(fields).sort();
  expect(Object.keys(GENERATED[tipo]).sort(), 'tests/attempts/generate/items.ts').toEqual(names);
  expect(Object.keys(CHANGEABLE[tipo]).sort(), 'tests/attempts/model/items.ts').toEqual(names);
  expect(OPTIONAL[tipo].toSorted(), 'tests/attempts/model/items.ts: OPTIONAL').toEqual(
    names.filter((name) => fields[name]?.optional),
  );
});
