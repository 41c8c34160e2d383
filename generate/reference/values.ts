import { FIELDS } from '../../domain/src/item/kinds.ts';
import type { AnyField, Rule } from '../../domain/src/values/fields.ts';
import { TIPOS } from '../../domain/src/values/ids.ts';
import { LIMITS } from '../../domain/src/values/limits.ts';
import { readText } from '../sources.ts';
import { code, commentAbove, table } from './markdown.ts';

/** Returns a field's type and limits in words. */
function typeOf(rule: Rule): string {
  switch (rule.type) {
    case 'filledText':
      return `text, 1–${rule.max}`;
    case 'text':
    case 'note':
      return `text, 0–${rule.max}`;
    case 'count':
      return `whole number, 0–${rule.max}`;
    case 'pictures':
    case 'categorias':
    case 'list':
      return `${rule.type}, 0–${rule.max}`;
    case 'choice':
    case 'state':
      return rule.values.length > 7 ? `one of ${rule.values.length}` : rule.values.join(', ');
    case 'optionalChoice':
      return `one of ${rule.values.length}, or null`;
    case 'precio':
      return rule.perMonth ? 'price, or null; in total or by month' : 'price, or null';
    case 'flag':
      return 'boolean';
    case 'link':
      return 'safe address';
    default:
      return `${rule.type}, or null`;
  }
}

const rowOf = ([name, field]: [string, AnyField]): string[] => [
  code(name),
  typeOf(field.rule),
  field.optional ? 'may be missing' : 'always there',
  field.shown === 'card' ? 'cards, details' : (field.shown ?? ''),
  field.alias ? code(field.alias) : '',
];

/** Returns one table for each kind of item. */
export const items = (): string =>
  TIPOS.map((tipo) => {
    const rows = Object.entries<AnyField>(FIELDS[tipo]).map(rowOf);
    return `### ${tipo}\n\n${table(['field', 'holds', 'in documents', 'sent to', 'old name'], rows)}`;
  }).join('\n\n');

export function limits(): string {
  const source = readText('domain/src/values/limits.ts');
  const rows = Object.entries(LIMITS).map(([name, value]) => [
    code(name),
    value.toLocaleString('en'),
    commentAbove(source, name),
  ]);
  return table(['limit', 'value', 'of'], rows);
}
