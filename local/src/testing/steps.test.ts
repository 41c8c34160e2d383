import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../cli/paths.ts';
import { changeBase, changedFiles, suitesOf } from './steps.ts';

test('suitesOf: emulators run for what their tests may import, rules as a whole for rules', () => {
  expect(suitesOf(['explore-mf/src/routes.tsx', 'docs/data.md'])).toEqual({
    rules: false,
    emulators: false,
    browser: [],
  });
  expect(suitesOf(['functions/src/attend/seats/go.ts'])).toMatchObject({ rules: false, emulators: true });
  expect(suitesOf(['firestore.rules'])).toMatchObject({ rules: true });
});

test('suitesOf: a browser test runs if it changed itself, without the long ones', () => {
  const files = [
    'tests/e2e/seats.spec.ts',
    'tests/e2e/search-words.release.spec.ts',
    'tests/support/seats.ts',
  ];
  expect(suitesOf(files).browser).toEqual(['tests/e2e/seats.spec.ts']);
});

// A downloaded archive has no history.
test.skipIf(!existsSync(join(ROOT, '.git')))(
  'changeBase: names a commit of this repository, whose differing files are read',
  () => {
    const base = changeBase();
    expect(base).toMatch(/^[0-9a-f]{40}$/);
    expect(changedFiles(base)).toEqual(expect.any(Array));
  },
);
