import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { circleOf, noCircles } from './no-circles.ts';
import { ROOT } from './paths.ts';

const FILES = {
  'one.js': "import { two } from './two.js';\nexport const one = () => two;\n",
  'two.js': "import { three } from './three.js';\nexport const two = () => three;\n",
  'three.js': 'export const three = Math.random();\n',
  'entry.js': "import { one } from './one.js';\nexport default one;\n",
};

/** Builds four files, with those of `group` in a chunk of their own. */
async function building(group: RegExp): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'no-circles-'));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
  const groups = [
    { name: 'group', test: group, includeDependenciesRecursively: false },
    { name: 'others', test: /one|two|three/, includeDependenciesRecursively: false },
  ];
  try {
    return await build({
      root: ROOT,
      configFile: false,
      logLevel: 'silent',
      plugins: [noCircles()],
      build: {
        write: false,
        rolldownOptions: {
          input: join(folder, 'entry.js'),
          preserveEntrySignatures: 'allow-extension',
          output: { codeSplitting: { groups } },
        },
      },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it('a build whose chunks import one another is refused', async () => {
  await expect(building(/one\.js|three\.js/)).rejects.toThrow(/Chunks import one another: .+ → .+ → .+/);
});

it('a build whose chunks import each other one way is not', async () => {
  await expect(building(/two\.js|three\.js/)).resolves.toBeDefined();
});

it('finds a circle behind a chunk that is in none', () => {
  const imports = new Map([
    ['entry', ['a', 'b']],
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a']],
  ]);
  expect(circleOf(imports)).toEqual(['a', 'b', 'c', 'a']);
});
