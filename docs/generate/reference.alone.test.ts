import { expect, it } from 'vitest';
import { REFERENCE, reference } from './reference.ts';
import { readText } from './sources.ts';

it('docs/reference.md is what the code says', async () => {
  expect(readText(REFERENCE) === (await reference()), 'docs/reference.md is stale: run npm run docs').toBe(
    true,
  );
}, 60_000);
