import { CATEGORIAS } from '../domain/src/categoria/categoria.ts';
import { ITEM_FIELDS } from '../domain/src/item/fields.ts';
import { FIELDS } from '../domain/src/item/kinds.ts';
import type { AnyField } from '../domain/src/values/fields.ts';
import { TIPOS } from '../domain/src/values/ids.ts';

const WIDTH = 100;

/** Returns a list of texts in the language of rules; further lines are indented. */
function list(values: readonly (string | null)[], indent: number): string {
  const words = values.map((value) => (value === null ? 'null' : `'${value}'`));
  let column = WIDTH / 3;
  const wrapped = words.map((word, i) => {
    column += word.length + 2;
    if (i === 0 || column <= WIDTH) return word;
    column = indent + word.length;
    return `\n${' '.repeat(indent)}${word}`;
  });
  return `[${wrapped.join(', ').replaceAll(', \n', ',\n')}]`;
}

/** Returns a list of texts by as few expressions as possible. */
const oneOf = (values: readonly string[], indent: number): string =>
  values.length > 4 ? `'${values.join('|')}'.split('[|]')` : list(values, indent);

/** Returns how a rule reads a field; documents may lack an optional one. */
const readOf = (name: string, { optional, empty }: AnyField): string =>
  optional ? `data.get('${name}', ${JSON.stringify(empty).replaceAll('"', "'")})` : `data.${name}`;

/** Returns the check of a field by itself; `null` where another field's check includes it. */
function checkOf(name: string, field: AnyField): string | null {
  const read = readOf(name, field);
  const { rule } = field;
  switch (rule.type) {
    case 'filledText':
      return `filledText(${read}, ${rule.max})`;
    case 'text':
    case 'note':
      return `text(${read}, ${rule.max})`;
    case 'count':
      return `whole(${read}, ${rule.max})`;
    case 'choice':
    case 'state':
      return `${read} in ${oneOf(rule.values, 6)}`;
    case 'optionalChoice':
      return `(${read} == null || ${read} in ${oneOf(rule.values, 6)})`;
    // `shownInOrder` looks at both moments.
    case 'moment':
      return null;
    case 'flag':
    case 'check':
      return `${read} is bool`;
    case 'precio':
      return `precio(${read}, ${rule.perMonth})`;
    case 'pictures':
      return `ownImages(${read}, ${rule.max})`;
    case 'dayTexts':
      return `dayTexts(${read}, ${rule.max}, ${rule.length})`;
    case 'list':
      return `excepciones(${read}, ${rule.max})`;
    case 'categorias':
      return `goodCategorias(${read}, data.tituloCategoria, ${rule.max})`;
    case 'tituloCategoria':
      return null;
    case 'link':
      return `safeLink(${read})`;
    case 'picture':
      return `optionalOwnImage(${read})`;
    default:
      return `${rule.type}(${read})`;
  }
}

/** Returns a function that checks each field by itself. */
function typed(kind: string, fields: [name: string, field: AnyField][]): string {
  const checks = fields.map(([name, field]) => checkOf(name, field)).filter((check) => check !== null);
  return `function typed${kind}(data) {\n  return ${checks.join('\n    && ')};\n}`;
}

/** Returns a function with the names of fields. One text costs fewer of a request's thousand expressions than a list of texts. */
const namesOf = (kind: string, names: readonly string[]): string =>
  `function fieldsOf${kind}() {\n  return '${names.join(' ')}'\n    .split(' ');\n}`;

/** Returns the generated part of the rules of a kind, or of all items. */
function partOf(name: string): string {
  if (name === 'item') {
    const categoria = `function categoria(titulo) {\n  return titulo in ${oneOf(CATEGORIAS, 4)};\n}`;
    return `${typed('Item', Object.entries(ITEM_FIELDS))}\n${categoria}`;
  }
  const tipo = TIPOS.find((tipoName) => tipoName === name);
  if (!tipo) throw new Error(`firestore.rules: nothing is generated for ${name}`);
  const fields: [string, AnyField][] = Object.entries(FIELDS[tipo]);
  const kind = tipo.charAt(0).toUpperCase() + tipo.slice(1);
  const names = namesOf(
    kind,
    fields.map(([field]) => field),
  );
  return `${names}\n${typed(
    kind,
    fields.filter(([field]) => !(field in ITEM_FIELDS)),
  )}`;
}

/** Replaces the parts of `firestore.rules` between `// generated: KIND` and `// end`. */
export const itemRules = (source: string): string =>
  source.replaceAll(
    /^(( *)\/\/ generated: (\w+)\n)[\s\S]*?(^ *\/\/ end$)/gm,
    (_, head: string, indent: string, name: string, end: string) =>
      `${head}${partOf(name).replaceAll(/^/gm, indent)}\n${end}`,
  );
