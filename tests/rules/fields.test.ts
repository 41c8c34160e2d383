import { readFileSync } from 'node:fs';
import { ITEM_FIELDS } from 'domain/item/fields';
import { fieldsOf } from 'domain/testing/items';
import { TIPOS, type Tipo } from 'domain/values/ids';
import { expect, it } from 'vitest';
import { FIELDS as GENERATED } from '../attempts/generate/items.ts';
import { CHANGEABLE, LATER } from '../attempts/model/items.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const RULES = read('firestore.rules');

/** The quoted names in the first list after a text of `firestore.rules`. */
function listAfter(text: string): string[] {
  const [, rest = ''] = RULES.split(text);
  return [...(/\[('[^\]]*)\]/.exec(rest)?.[1] ?? '').matchAll(/'(\w+)'/g)]
    .map(([, name = '']) => name)
    .sort();
}

/** Fields of a kind's own, by the table; `fecha` is the server's, and no form's. */
const ownOf = (tipo: Tipo): string[] =>
  fieldsOf(tipo)
    .map(([name]) => name)
    .filter((name) => !(name in ITEM_FIELDS))
    .sort();
const described = (tipo: Tipo): string[] =>
  (tipo === 'promo' ? [...ownOf(tipo), 'fecha'] : ownOf(tipo)).sort();
/** What stands between two texts; nothing where one is missing. */
const between = (text: string, from: string, to: string): string => text.split(from)[1]?.split(to)[0] ?? '';
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(', ')).sort();

it.each(TIPOS)('the contract above the rules of a %s describes each of its fields', (tipo) => {
  const contract = between(RULES, `// ${tipo}: besides the common fields`, `match /${tipo}/`);
  expect(namesIn(contract, /^ {4}\/\/ {3}(\w+(?:, \w+)*) /gm)).toEqual(described(tipo));
});

it.each(TIPOS)('the rules of a %s let in the fields of its table, and no other', (tipo) => {
  expect(listAfter(`match /${tipo}/{id} {`)).toEqual(ownOf(tipo));
});

it('the rules of every kind let in the common fields', () => {
  const stamps = ['refUsuario', 'uid', 'createdAt', 'updatedAt'];
  expect(listAfter('function newItem')).toEqual([...Object.keys(ITEM_FIELDS), ...stamps].sort());
  expect(listAfter('function changedItem')).toEqual([...Object.keys(ITEM_FIELDS), 'updatedAt'].sort());
});

it.each(TIPOS)('the generated attempts, and the model that judges them, know each field of a %s', (tipo) => {
  const fields = fieldsOf(tipo);
  const names = fields.map(([name]) => name).sort();
  expect(Object.keys(GENERATED[tipo]).sort()).toEqual(names);
  expect(Object.keys(CHANGEABLE[tipo]).sort()).toEqual(names);
  expect(LATER[tipo].toSorted()).toEqual(names.filter((name) => Object.fromEntries(fields)[name]?.later));
});
