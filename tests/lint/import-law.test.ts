import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { AREAS, type Area, folderOf } from '@vidriera/domain/site/areas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

type Case = [string, string, 'allowed' | 'refused'];

/**
 * Cases for every area: only the shell's server part imports it; it imports neither another area nor the shell.
 */
function casesOf(area: Area): Case[] {
  const folder = folderOf(area);
  const other = folderOf(area === 'explore' ? 'profile' : 'explore');
  return [
    [`kit/src/${area}.ts`, `@vidriera/${folder}/routes`, 'refused'],
    [`shell/src/${area}.ts`, `@vidriera/${folder}/routes`, 'refused'],
    [`shell/src/${area}-file.ts`, `../../${folder}/src/routes.tsx`, 'refused'],
    [`shell/src/server/${area}.ts`, `@vidriera/${folder}/routes`, 'allowed'],
    [`functions/src/${area}.ts`, `@vidriera/${folder}/routes`, 'refused'],
    [`demo/src/${area}.ts`, `@vidriera/${folder}/routes`, 'refused'],
    [`local/src/${area}.ts`, `@vidriera/${folder}/routes`, 'refused'],
    [`${folder}/src/a.ts`, '@vidriera/router', 'allowed'],
    [`${folder}/src/b.ts`, '@vidriera/domain/api/api', 'allowed'],
    [`${folder}/src/c.ts`, '../../shell/src/app.ts', 'refused'],
    [`${folder}/src/d.ts`, '@vidriera/shell/app', 'refused'],
    [`${folder}/src/e.ts`, `@vidriera/${other}/routes`, 'refused'],
    [`${folder}/src/f.ts`, `../../../${other}/src/routes.tsx`, 'refused'],
    [`${folder}/src/g.ts`, 'react-router-dom', 'refused'],
    [`${folder}/src/h.ts`, 'firebase/firestore/lite', 'refused'],
    [`${folder}/src/i.ts`, '@vidriera/demo/seed', 'refused'],
  ];
}

const cases: Case[] = [
  ['domain/src/a.ts', './zod.ts', 'allowed'],
  ['domain/src/item/a.ts', '../zod.ts', 'allowed'],
  ['domain/src/b.ts', 'zod', 'allowed'],
  ['domain/src/c.ts', 'react', 'refused'],
  ['domain/src/d.ts', '@vidriera/router', 'refused'],
  ['domain/src/e.ts', 'node:fs', 'refused'],
  ['domain/src/f.ts', '../../router/src/router.ts', 'refused'],
  ['domain/src/item/f.ts', '../../../router/src/router.ts', 'refused'],
  ['domain/src/g.ts', 'libphonenumber-js/core', 'refused'],
  ['domain/src/perfil/whatsapp.ts', 'libphonenumber-js/core', 'allowed'],
  ['domain/src/perfil/phones.ts', 'libphonenumber-js', 'refused'],
  ['router/src/a.ts', 'react-router-dom', 'allowed'],
  ['session/src/a.ts', '@vidriera/domain/failure', 'allowed'],
  ['session/src/b.ts', '@vidriera/kit/requests/api', 'refused'],
  ['session/src/c.ts', '../../kit/src/requests/api.ts', 'refused'],
  ['kit/src/e.ts', 'react-router-dom', 'refused'],
  ['kit/src/g.ts', '@vidriera/runtime/screen', 'refused'],
  ['runtime/browser/a.ts', '@vidriera/kit/requests/api', 'allowed'],
  ['runtime/browser/b.ts', '../../shell/src/app.ts', 'refused'],
  ['functions/src/e.ts', '@vidriera/runtime/contract/page', 'allowed'],
  ['functions/src/f.ts', '@vidriera/runtime/screen', 'refused'],
  ['kit/src/f.ts', '@vidriera/session', 'allowed'],
  ['kit/src/a.ts', '@vidriera/domain/evento/evento', 'allowed'],
  ['kit/src/b.ts', 'firebase/auth', 'allowed'],
  ['kit/src/c.ts', '../../shell/src/app.ts', 'refused'],
  ['kit/src/d.ts', '@vidriera/demo/seed', 'refused'],
  ['shell/src/a.ts', '@vidriera/router', 'allowed'],
  ['shell/src/b.ts', 'firebase/auth', 'refused'],
  ['functions/src/a.ts', '@vidriera/domain/api/callables', 'allowed'],
  ['functions/src/b.ts', '@vidriera/kit/requests/api', 'refused'],
  ['functions/src/c.ts', '../../shell/src/app.ts', 'refused'],
  ['functions/src/d.ts', '@vidriera/demo/seed', 'refused'],
  ['demo/src/a.ts', '@vidriera/domain/evento/evento', 'allowed'],
  ['demo/src/content/a.ts', '../azar.ts', 'allowed'],
  ['demo/src/b.ts', 'sharp', 'allowed'],
  ['demo/src/c.ts', 'firebase-admin/auth', 'allowed'],
  ['demo/src/d.ts', 'firebase/auth', 'refused'],
  ['demo/src/e.ts', '@vidriera/kit/requests/api', 'refused'],
  ['demo/src/f.ts', '../../local/src/main.ts', 'refused'],
  ['demo/src/content/b.ts', '../../../domain/src/evento/evento.ts', 'refused'],
  ['storage-rules/src/a.ts', './values.ts', 'allowed'],
  ['storage-rules/src/b.ts', 'zod', 'allowed'],
  ['storage-rules/src/c.ts', '@marcbachmann/cel-js/evaluator', 'allowed'],
  ['storage-rules/src/d.ts', '@vidriera/domain/zod', 'refused'],
  ['storage-rules/src/e.ts', '../../domain/src/zod.ts', 'refused'],
  ['local/src/a.ts', '@vidriera/domain/evento/evento', 'allowed'],
  ['local/src/b.ts', '@vidriera/demo/seed', 'allowed'],
  ['local/src/c.ts', '@vidriera/kit/requests/api', 'refused'],
  ['local/src/d.ts', '../../functions/src/index.ts', 'refused'],
  ['local/src/e.ts', '@vidriera/ops/deploy/release', 'refused'],
  ['ops/src/a.ts', '@vidriera/local/cli/flags', 'allowed'],
  ['ops/src/b.ts', '@vidriera/kit/requests/api', 'refused'],
  ['ops/src/c.ts', '@vidriera/demo/seed', 'refused'],
  ['functions/src/g.ts', '@vidriera/ops/deploy/release', 'refused'],
  ...AREAS.flatMap(casesOf),
];

describe('import rules', () => {
  let folder: string;
  let refused: Set<string>;
  let circular: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-law-'));
    await copyFile(join(root, 'biome.json'), join(folder, 'biome.json'));
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [file, specifier] of cases) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), `import * as it from '${specifier}';\n\nexport const used = it;\n`);
    }
    await writeFile(
      join(folder, 'domain/src/hen.ts'),
      "import type { Egg } from './egg.ts';\n\nexport type Hen = Egg;\n",
    );
    await writeFile(
      join(folder, 'domain/src/egg.ts'),
      "import type { Hen } from './hen.ts';\n\nexport type Egg = Hen;\n",
    );
    const biome = join(root, 'node_modules/.bin/biome');
    const args = [
      'lint',
      '--only=style/noRestrictedImports',
      '--only=suspicious/noImportCycles',
      '--vcs-enabled=false',
      '--reporter=json',
    ];
    const { stdout } = await run(biome, [...args, '--max-diagnostics=500', '.'], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    );
    const report = JSON.parse(stdout) as {
      summary: { unchanged: number };
      diagnostics: { category: string; location: { path: string | { file: string } } }[];
    };
    const filesWith = (rule: string) =>
      report.diagnostics
        .filter(({ category }) => category === `lint/${rule}`)
        .map(({ location }) => (typeof location.path === 'string' ? location.path : location.path.file));
    refused = new Set(filesWith('style/noRestrictedImports'));
    circular = filesWith('suspicious/noImportCycles');
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(cases)('%s importing %s is %s', (file, _specifier, verdict) => {
    expect(refused.has(file)).toBe(verdict === 'refused');
  });

  it('refuses import cycles, including types', () => {
    expect(circular.sort()).toEqual(['domain/src/egg.ts', 'domain/src/hen.ts']);
  });
});
