import { readFileSync } from 'node:fs';
import { ITEM_FIELDS } from 'domain/item/fields';
import { fieldsOf } from 'domain/testing/items';
import { TIPOS } from 'domain/values/ids';
import { expect, it } from 'vitest';

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

/** The quoted names in the first list after a text of `firestore.rules`. */
function listAfter(text: string): string[] {
  const [, rest = ''] = RULES.split(text);
  return [...(/\[('[^\]]*)\]/.exec(rest)?.[1] ?? '').matchAll(/'(\w+)'/g)]
    .map(([, name = '']) => name)
    .sort();
}

it.each(TIPOS)('the rules of a %s let in the fields of its table, and no other', (tipo) => {
  const own = fieldsOf(tipo).map(([name]) => name);
  expect(listAfter(`match /${tipo}/{id} {`)).toEqual(own.filter((name) => !(name in ITEM_FIELDS)).sort());
});

it('the rules of every kind let in the common fields', () => {
  const stamps = ['refUsuario', 'uid', 'createdAt', 'updatedAt'];
  expect(listAfter('function newItem')).toEqual([...Object.keys(ITEM_FIELDS), ...stamps].sort());
  expect(listAfter('function changedItem')).toEqual([...Object.keys(ITEM_FIELDS), 'updatedAt'].sort());
});
