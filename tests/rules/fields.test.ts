import { readFileSync } from 'node:fs';
import { ITEM_FIELDS } from '@vidriera/domain/item/fields';
import { fieldsOf } from '@vidriera/domain/testing/items';
import type { AnyField } from '@vidriera/domain/values/fields';
import { TIPOS, type Tipo } from '@vidriera/domain/values/ids';
import { expect, it } from 'vitest';
import { FIELDS as GENERATED } from '../attempts/generate/items.ts';
import { CHANGEABLE, OPTIONAL } from '../attempts/model/items.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const RULES = read('firestore.rules');

/** Returns the quoted names in the first list after a text of `firestore.rules`. */
function listAfter(text: string): string[] {
  const [, rest = ''] = RULES.split(text);
  return [...(/\[('[^\]]*)\]/.exec(rest)?.[1] ?? '').matchAll(/'(\w+)'/g)]
    .map(([, name = '']) => name)
    .sort();
}

/** Returns the fields that only this kind has; the server sets `fecha`. */
const ownOf = (tipo: Tipo): string[] =>
  fieldsOf(tipo)
    .map(([name]) => name)
    .filter((name) => !(name in ITEM_FIELDS))
    .sort();
const described = (tipo: Tipo): string[] =>
  (tipo === 'promo' ? [...ownOf(tipo), 'fecha'] : ownOf(tipo)).sort();
/** Returns the text between two others, or nothing. */
const between = (text: string, from: string, to: string): string => text.split(from)[1]?.split(to)[0] ?? '';
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(', ')).sort();

it.each(TIPOS)('the contract above the rules of a %s describes each of its fields', (tipo) => {
  const contract = between(RULES, `// ${tipo}: besides the common fields`, `match /${tipo}/`);
  const names = namesIn(contract, /^ {4}\/\/ {3}(\w+(?:, \w+)*) /gm);
  expect(names, `firestore.rules: the comment above match /${tipo}/`).toEqual(described(tipo));
});

it.each(TIPOS)('the rules of a %s accept exactly the fields of its table', (tipo) => {
  expect(listAfter(`match /${tipo}/{id} {`), 'firestore.rules: fields()').toEqual(ownOf(tipo));
});

it('the rules of every kind accept the common fields', () => {
  const stamps = ['refUsuario', 'uid', 'createdAt', 'updatedAt'];
  expect(listAfter('function newItem')).toEqual([...Object.keys(ITEM_FIELDS), ...stamps].sort());
  expect(listAfter('function changedItem')).toEqual([...Object.keys(ITEM_FIELDS), 'updatedAt'].sort());
});

it.each(TIPOS)('the generated attempts and their model know each field of a %s', (tipo) => {
  const fields = fieldsOf(tipo);
  const names = fields.map(([name]) => name).sort();
  expect(Object.keys(GENERATED[tipo]).sort(), 'tests/attempts/generate/items.ts').toEqual(names);
  expect(Object.keys(CHANGEABLE[tipo]).sort(), 'tests/attempts/model/items.ts').toEqual(names);
  expect(OPTIONAL[tipo].toSorted(), 'tests/attempts/model/items.ts: OPTIONAL').toEqual(
    names.filter((name) => Object.fromEntries(fields)[name]?.optional),
  );
});

/** Checks by kind of field: with the maximum as last argument, or a function of its own. */
const CHECK: Record<AnyField['rule']['type'], string> = {
  filledText: 'filledText',
  text: 'text',
  note: 'text',
  count: 'whole',
  choice: '',
  optionalChoice: '',
  state: '',
  flag: '',
  precio: 'precio',
  localidad: 'localidad',
  day: 'day',
  hour: 'hour',
  link: 'safeLink',
  optionalLink: 'optionalLink',
  picture: 'optionalOwnImage',
  pictures: 'ownImages',
  list: 'excepciones',
  categorias: 'goodCategorias',
  tituloCategoria: 'goodCategorias',
};
/** Checks with a maximum. */
const COUNTED = new Set(['filledText', 'text', 'note', 'count']);

/** Returns how a rule reads a field; an optional one may be missing. */
const readOf = (name: string, { optional, empty }: AnyField): string =>
  optional ? `data.get('${name}', ${JSON.stringify(empty).replaceAll('"', "'")})` : `data.${name}`;

/** Returns the fault of a field's check in `firestore.rules`, or ''. */
function fault(rules: string, name: string, field: AnyField): string {
  const { rule } = field;
  const read = readOf(name, field);
  if (!rules.includes(read)) return `reads ${name} nowhere as ${read}`;
  const check = CHECK[rule.type];
  const max = COUNTED.has(rule.type) && 'max' in rule ? `, ${rule.max})` : '';
  if (
    check &&
    !rules.includes(`${check}(${rule.type === 'tituloCategoria' ? 'data.categorias, ' : ''}${read}${max}`)
  )
    return `checks ${name} otherwise than ${check}(${read}${max}`;
  if (!max && 'max' in rule) {
    const [, body = ''] = RULES.split(`function ${check}(`);
    if (!body.slice(0, 300).includes(`list.size() <= ${rule.max}`))
      return `${check}() has not the maximum ${rule.max}`;
  }
  return '';
}

it.each(TIPOS.flatMap((tipo) => fieldsOf(tipo).map(([name, field]) => [tipo, name, field] as const)))(
  'firestore.rules: checks %s.%s as its table says',
  (tipo, name, field) => {
    const [, kind = ''] = RULES.split(`match /${tipo}/{id} {`);
    const own = kind.split('\n    match /')[0] ?? '';
    const shared = RULES.split('function goodItem(data) {')[1]?.split('function modalidad(')[0] ?? '';
    const found = fault(shared + own, name, field);
    expect(found, `firestore.rules ${found}`).toBe('');
  },
);
