import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallableName, callables } from '@vidriera/domain/api/callables-schema';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const SRC = join(ROOT, 'functions/src');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const NAMES = Object.keys(callables) as CallableName[];
const fileOf = (name: string): string =>
  `on-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
const handlers = readdirSync(SRC, { recursive: true, encoding: 'utf8' });

it.each(NAMES)('%s: its handler counts calls', (name) => {
  const path = handlers.find((file) => file.endsWith(`/${fileOf(name)}`)) ?? '';
  expect(existsSync(join(SRC, path)) && path, `there is no ${fileOf(name)}`).not.toBe('');
  expect(read(`functions/src/${path}`), `call limited('${name}', …) in functions/src/${path}`).toMatch(
    new RegExp(`(?:limited|limitedLetter|answering)\\('${name}'`),
  );
});
