import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { firstModulesOf } from './first-modules.ts';
import { noWaiting } from './no-waiting.ts';
import { ROOT } from './paths.ts';

const first = await firstModulesOf(join(ROOT, 'profile-mf'));

/** Builds the profile's routes and first screen, with the check, all that matches `together` in one chunk. */
const building = (together: RegExp) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [noWaiting(first)],
    build: {
      write: false,
      rolldownOptions: {
        input: [first.routes, ...first.screens],
        external: /^(?:react|firebase|lucide-react)/,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: { groups: [{ name: 'together', test: together }] } },
      },
    },
  });

it('a build that puts schemas and rules into one chunk is refused', async () => {
  await expect(building(/\/domain\/src\//)).rejects.toThrow(
    /would wait for zod: assets\/together-.* holds .*[-/]schema\.ts/,
  );
});

it('a build that keeps them apart is not', async () => {
  await expect(building(/\/domain\/src\/(?:messages|limits)\.ts$/)).resolves.toBeDefined();
});
