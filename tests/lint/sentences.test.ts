import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = globSync('{domain,kit,shell,*-mf,functions}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/\.test\.|\/testing\//.test(file),
);

const WORD = /^[¿¡«(]*\p{L}+[,;:.…!?»)]*$/u;

/** Three words with an end: what is less, or has none, is a label. */
const isSentence = (text: string): boolean =>
  /[.:?!…]$/.test(text) && text.split(' ').filter((word) => WORD.test(word)).length >= 3;

/** What a node of the syntax tree says: a string, a piece of a template, a text of JSX. */
function textOf({ type, value }: Record<string, unknown>): unknown {
  if (type === 'TemplateElement') return (value as { cooked: string | null }).cooked;
  return type === 'Literal' || type === 'JSXText' ? value : undefined;
}

/** The sentences of a source, each in one line. */
function sentencesIn(file: string, source: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const text = textOf(node as Record<string, unknown>);
    const line = typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : '';
    if (isSentence(line)) found.add(line);
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
  ];
  expect(saidTwice(files)).toEqual([['Ese día ya pasó.', ['a.ts', 'b.tsx']]]);
});
