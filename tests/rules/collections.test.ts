import { readFileSync } from 'node:fs';
import { TIPOS } from '@vidriera/domain/values/ids';
import { expect, it } from 'vitest';
import { COLLECTIONS, DOCUMENTS } from '../../functions/src/base/firestore/collections.ts';
import { refs } from '../../functions/src/base/firestore/refs.ts';
import { RULED } from '../support/functions-only.ts';

const RULES = readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8');

function recorder() {
  const paths: string[] = [];
  const collection = (path: string) => {
    paths.push(path);
    return { doc: () => ({}) };
  };
  return { paths, db: { collection, doc: (path: string) => paths.push(path.replace(/\/[^/]*$/, '')) } };
}

it.each(Object.entries(refs))('refs.%s: lives in a declared collection', (_, ref) => {
  const { paths, db } = recorder();
  const [tipo] = TIPOS;
  (ref as (...all: unknown[]) => unknown)(db, tipo, tipo, tipo);
  const names = paths.flatMap((path) => path.split('/').filter((_, i) => i % 2 === 0));
  expect(COLLECTIONS, 'declare it in functions/src/base/firestore/collections.ts').toEqual(
    expect.arrayContaining(names),
  );
});

it.each(RULED)('firestore.rules: has a block for %s', (name) =>
  expect(RULES).toMatch(new RegExp(`match /${name}/`)),
);

it.each(Object.entries(DOCUMENTS).filter(([path]) => path.includes('{uid}')))(
  'collections.ts: %s names a person, so it is exported, deleted or public',
  (_, { personal }) => expect(['exported', 'deleted', 'public']).toContain(personal),
);
