import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { noCopies, usedExports } from './area-config.ts';
import { ROOT } from './paths.ts';

const CODE = `
let react = require("react");react = __toESM(react, 1);
let kit_router = require("@vidriera/router"), fs = require("fs");
const { useId } = react;
exports.a = () => (0, kit_router.useNavigate)(react.useState(kit_router["x"]), fs.read, other.Link);
exports.b = kit_router.Link;
`;

it('lists the used exports of the given modules only', () => {
  expect(usedExports(CODE, ['react', '@vidriera/router', '@vidriera/session'])).toEqual({
    '@vidriera/router': ['Link', 'useNavigate'],
    '@vidriera/session': [],
    react: ['useState'],
  });
});

/** Builds one file that imports `specifier`, with the check. */
async function building(specifier: string): Promise<unknown> {
  const folder = await mkdtemp(join(tmpdir(), 'no-copies-'));
  const input = join(folder, 'entry.js');
  await writeFile(input, `import * as it from '${specifier}';\nexport default Object.keys(it);\n`);
  try {
    return await build({
      root: ROOT,
      configFile: false,
      logLevel: 'silent',
      plugins: [noCopies()],
      build: { write: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

it.each(['react', 'react-dom', 'react-router-dom', 'firebase/auth', '@vidriera/router', '@vidriera/session'])(
  'a build with a copy of %s is refused',
  async (name) => {
    const file = import.meta.resolve(name);
    await expect(building(file.replace('file://', ''))).rejects.toThrow(/holds a copy of .*Build again/);
  },
);

it('a build may hold modules of its own', async () => {
  await expect(
    building(import.meta.resolve('@vidriera/domain/values/fecha').replace('file://', '')),
  ).resolves.toBeDefined();
});
