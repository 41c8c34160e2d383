import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallableName, callables } from '@vidriera/domain/api/callables-schema';
import { z } from '@vidriera/domain/zod-classic';
import { expect, it, vi } from 'vitest';
import { REGION } from './options.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SRC = join(ROOT, 'functions/src');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

const NAMES = Object.keys(callables) as CallableName[];
const hosting = z.object({
  hosting: z.array(
    z.object({
      site: z.string(),
      rewrites: z.array(z.object({ source: z.string(), function: z.unknown() })).default([]),
    }),
  ),
});
const fileOf = (name: string): string =>
  `on-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;
const handlers = readdirSync(SRC, { recursive: true, encoding: 'utf8' });

it.each(NAMES)('firebase.json: the shell rewrites /fn/%s to the function', (name) => {
  const [shell] = hosting.parse(JSON.parse(read('firebase.json'))).hosting;
  expect(shell?.rewrites, 'add a rewrite to firebase.json').toContainEqual({
    source: `/fn/${name}`,
    function: { functionId: name, region: REGION },
  });
});

it.each(NAMES)('functions/src/index.ts: exports %s', async (name) => {
  vi.stubEnv('FUNCTION_TARGET', 'none');
  expect(Object.keys(await import('../index.ts')), 'export it from functions/src/index.ts').toContain(name);
});

it.each(NAMES)('%s: its handler counts calls', (name) => {
  const path = handlers.find((file) => file.endsWith(`/${fileOf(name)}`)) ?? '';
  expect(existsSync(join(SRC, path)) && path, `there is no ${fileOf(name)}`).not.toBe('');
  expect(read(`functions/src/${path}`), `call limited('${name}', …) in functions/src/${path}`).toContain(
    `limited('${name}'`,
  );
});
