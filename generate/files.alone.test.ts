import { beforeAll, expect, it } from 'vitest';
import { GENERATORS } from './files.ts';
import { type DeployedFunction, loadFunctions } from './functions.ts';
import { readText } from './sources.ts';

let functions: DeployedFunction[];
beforeAll(async () => {
  functions = await loadFunctions();
});

it.each(Object.entries(GENERATORS))('%s is what the code says: npm run generate', async (file, generate) => {
  const text = readText(file);
  expect(await generate(text, functions), `${file} is stale: run npm run generate`).toBe(text);
});
