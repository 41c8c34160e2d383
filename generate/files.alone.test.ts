import { beforeAll, expect, it } from 'vitest';
import { GENERATORS } from './files.ts';
import { type DeployedFunction, loadFunctions } from './functions.ts';
import { reference } from './reference/reference.ts';
import { readText } from './sources.ts';

let functions: DeployedFunction[];
beforeAll(async () => {
  functions = await loadFunctions();
});

it.each(Object.entries(GENERATORS))('%s is what the code says: npm run generate', async (file, generate) => {
  const text = readText(file);
  expect(await generate(text, functions), `${file} is stale: run npm run generate`).toBe(text);
});

it('the reference has every section, or the one that is asked for', () => {
  expect(reference(functions).match(/^## /gm)).toHaveLength(10);
  expect(reference(functions, 'alerts').match(/^## .*$/gm)).toEqual(['## Alerts']);
});
