import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fieldsOf } from 'domain/testing/items';
import { TIPOS } from 'domain/values/ids';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { SPANISH, STAY } from './spanish-words.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The demonstration's content says what it shows. */
const CONTENT = /^demo\/src\/content\//;
const ROUTES =
  /\/(?:agregar-post|editar-post|editar|mis-promos|mis-lugares)\.(?:test\.)?(?:tsx|module\.css)$/;
const TEST = /\.(?:test|spec)\.tsx?$|\/(?:testing|support)\//;

/** Folders of what is installed, built or kept. */
const MADE = /^(?:node_modules|dist.*|\..+|test-results)$/;

const SOURCES = globSync('**/*.{ts,tsx,mjs,css}', {
  cwd: ROOT,
  exclude: (name) => MADE.test(basename(name)),
}).filter((file) => !CONTENT.test(file));

type Node = { type: string; [part: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The names that a pattern binds: `{ a, b: [c] }` binds a and c. */
function bound(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern.name)];
  const parts = [pattern.properties, pattern.elements, pattern.value, pattern.left, pattern.argument];
  return parts.flat().flatMap(bound);
}

/** The name of a key that is written as such; a string is as good as a value. */
const keyOf = ({ key, computed }: Node): string[] =>
  isNode(key) && key.type === 'Identifier' && !computed ? [String(key.name)] : [];

/** What a node of the syntax tree declares. */
function declaredBy(node: Node, withKeys: boolean): string[] {
  if (/^(?:Function|ArrowFunction)/.test(node.type))
    return [...bound(node.id), ...[node.params].flat().flatMap(bound)];
  if (/^(?:Class|TSTypeAlias|TSInterface|TSEnum)\w*Declaration$/.test(node.type)) return bound(node.id);
  if (node.type === 'VariableDeclarator') return bound(node.id);
  if (node.type === 'CatchClause') return bound(node.param);
  if (/^(?:PropertyDefinition|MethodDefinition|TSPropertySignature|TSMethodSignature)$/.test(node.type))
    return keyOf(node);
  return node.type === 'Property' && withKeys && !node.shorthand ? keyOf(node) : [];
}

/** What tells one of several things from the others, by a word that only code reads. Values of a field, as of `estado`, are the specification's. */
const TELLING = /^(?:kind|code|what|type|status|phase|step|reason|outcome)$/;
const WORD = /^[\w-]+$/;

/** The words that a value may be: of `'a'`, `b ? 'a' : 'c'`, `'a' | 'c'`, `z.literal('a')`, `z.enum(['a', 'c']).optional()`. */
function wordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : [];
  if (/^(?:TSAs|TSSatisfies|Parenthesized)Expression$/.test(value.type)) return wordsIn(value.expression);
  const { callee } = value;
  const method = isNode(callee) && isNode(callee.property) ? callee.property.name : undefined;
  if (isNode(callee) && method !== 'enum' && method !== 'literal') return wordsIn(callee.object);
  const parts = [value.typeAnnotation, value.literal, value.types, value.elements, value.arguments];
  return [...parts, value.consequent, value.alternate, value.right].flatMap(wordsIn);
}

/** The kinds, codes and the like that a node of the syntax tree names. */
function toldBy(node: Node): string[] {
  if (!/^(?:Property|PropertyDefinition|TSPropertySignature|VariableDeclarator)$/.test(node.type)) return [];
  const [name = ''] = node.type === 'VariableDeclarator' ? bound(node.id) : keyOf(node);
  const words = TELLING.test(name) ? wordsIn(node.value ?? node.init ?? node.typeAnnotation) : [];
  return words.filter((word) => WORD.test(word));
}

/**
 * Every name that a source declares, and every kind that it tells things by. Keys of objects count outside of tests: there many are ids of
 * documents.
 */
function declared(file: string, text: string): string[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const names: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (!isNode(value)) return;
    names.push(...declaredBy(value, !TEST.test(file)), ...toldBy(value));
    for (const part of Object.values(value)) if (typeof part === 'object') visit(part);
  };
  visit(program);
  return names;
}

/** The classes, animations and data attributes that a style sheet speaks of. */
const classesOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:\.|@keyframes |\[data-)([a-z][\w-]*)/gi)].map(
    ([, name = '']) => name,
  );

/** 'leerItem' → leer, item; 'POR_VEZ' → por, vez; 'use-mas.ts' → use, mas. */
const wordsOf = (name: string): string[] =>
  (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase());

/** What items' fields are called, by their tables. */
const FIELDS = new Set(TIPOS.flatMap((tipo) => fieldsOf(tipo).map(([name]) => name)));
const stays = (name: string): boolean => STAY.has(name) || FIELDS.has(name);

const spanishIn = (names: string[]): string[] =>
  [...new Set(names)].filter((name) => !stays(name) && wordsOf(name).some((word) => SPANISH.has(word)));

describe('mechanics are named in English', () => {
  it.each(SOURCES.filter((file) => !file.endsWith('.css')))('%s', (file) => {
    expect(spanishIn(declared(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it.each(SOURCES.filter((file) => file.endsWith('.css')))('the classes of %s', (file) => {
    expect(spanishIn(classesOf(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
  });

  it('files too', () => {
    expect(
      SOURCES.filter(
        (file) => spanishIn([basename(file).replace(/\..*/, '')]).length > 0 && !ROUTES.test(file),
      ),
    ).toEqual([]);
  });

  it.each([
    ['const hecho = 1', 'hecho'],
    ['function leerItem() {}', 'leerItem'],
    ['const { a: [guardado] } = x', 'guardado'],
    ['type PaginaLeida = { a: 1 }', 'PaginaLeida'],
    ['interface A { fallo: string }', 'fallo'],
    ['const a = { salida: 1 }', 'salida'],
    ['(tarea: string) => tarea', 'tarea'],
    ["const a = { kind: late ? 'fallo' : 'done' } as const", 'fallo'],
    ["type A = { kind: 'done' | 'fallo'; text: 'otro' }", 'fallo'],
    ["const a = z.object({ code: z.literal('fallo').optional(), text: z.literal('otro') })", 'fallo'],
    ["const status = z.enum(['done', 'espera'])", 'espera'],
    ["const a = { status: missing(b) > 0 ? ('espera' as const) : ('done' as const) }", 'espera'],
  ])('would be noticed: %s', (text, name) => {
    expect(spanishIn(declared('x.ts', text))).toEqual([name]);
  });

  it('would be noticed in a style sheet', () => {
    const css = '/* .aviso */ .card .acciones[data-tecleando], .titulo {} @keyframes subir {}';
    expect(spanishIn(classesOf(css))).toEqual(['acciones', 'tecleando', 'subir']);
  });

  it('the specification’s nouns stay', () => {
    expect(
      spanishIn(declared('x.ts', 'const evento = { titulo: 1, fechaDesde: 2, publicPerfil: 3 }')),
    ).toEqual([]);
  });
});
