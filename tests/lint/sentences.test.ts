import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = globSync('{domain,kit,shell,*-mf,functions}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.|\/testing\//.test(file),
);

const WORD = /^[¿¡«(]*\p{L}+[,;:.…!?»)]*$/u;

/** Words with an end: what has fewer of them, or no end, is a label. */
const isSentence = (text: string, words = 3): boolean =>
  /[.:?!…]$/.test(text) && text.split(' ').filter((word) => WORD.test(word)).length >= words;

/** Of an element's words each sentence, and what follows a comma where it is long: before it others may stand elsewhere. */
function partsOf(text: string): string[] {
  const sentences = text.split(/(?<=[.:?!…]) /).filter((sentence) => isSentence(sentence));
  const tails = sentences.map((sentence) => sentence.split(', ').at(-1) ?? '');
  return [...sentences, ...tails.filter((tail) => isSentence(tail, 6))];
}

type Node = Record<string, unknown>;

/** What a node of the syntax tree says: a string, a piece of a template, a text of JSX. */
function textOf({ type, value }: Record<string, unknown>): unknown {
  if (type === 'TemplateElement') return (value as { cooked: string | null }).cooked;
  return type === 'Literal' || type === 'JSXText' ? value : undefined;
}

const isElement = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment';

/** The words of an element, those of the elements within it among them; `{}` stands for what is worked out. */
function wordsOf({ type, value, children }: Node): string {
  if (type === 'JSXText') return String(value);
  return Array.isArray(children) ? children.map(wordsOf).join('') : '{}';
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The sentences of a source, each in one line. */
function sentencesIn(file: string, source: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const text = textOf(node as Node);
    if (typeof text === 'string' && isSentence(inOneLine(text))) found.add(inOneLine(text));
    if (isElement(node as Node))
      for (const part of partsOf(inOneLine(wordsOf(node as Node)))) found.add(part);
    for (const part of Object.values(node)) visit(part);
  };
  visit(parseSync(file, source).program);
  return found;
}

/** Sentences of several files, each with those. */
function saidTwice(files: Iterable<[file: string, text: string]>): [string, string[]][] {
  const sayers = new Map<string, string[]>();
  for (const [file, text] of files)
    for (const sentence of sentencesIn(file, text))
      sayers.set(sentence, [...(sayers.get(sentence) ?? []), file]);
  return [...sayers].filter(([, files]) => files.length > 1);
}

it('a sentence stands in one file', () => {
  expect(saidTwice(SOURCES.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]))).toEqual([]);
});

it('would be noticed', () => {
  const files: [string, string][] = [
    ['a.ts', "const why = 'Ese día ya pasó.';"],
    ['b.tsx', 'const part = <p>\n  Ese día ya\n  pasó.\n</p>;'],
    ['c.ts', "const label = 'Ese día';"],
    ['d.tsx', 'const part = <p>Antes, abrí el enlace que le mandamos a <b>{mail}</b>.</p>;'],
    ['e.tsx', 'const part = <>{why}, abrí el enlace que le mandamos a <b>{mail}</b>. Y listo.</>;'],
  ];
  expect(saidTwice(files)).toEqual([
    ['Ese día ya pasó.', ['a.ts', 'b.tsx']],
    ['abrí el enlace que le mandamos a {}.', ['d.tsx', 'e.tsx']],
  ]);
});
