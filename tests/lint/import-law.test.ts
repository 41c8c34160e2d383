import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** [file, what it imports, whether the law allows it] */
const cases: [string, string, 'allowed' | 'refused'][] = [
  ['domain/src/a.ts', './zod.ts', 'allowed'],
  ['domain/src/b.ts', 'zod', 'allowed'],
  ['domain/src/c.ts', 'react', 'refused'],
  ['domain/src/d.ts', 'kit/router', 'refused'],
  ['domain/src/e.ts', 'node:fs', 'refused'],
  ['domain/src/f.ts', '../../kit/src/router.ts', 'refused'],
  ['kit/src/a.ts', 'domain/evento', 'allowed'],
  ['kit/src/b.ts', 'firebase/auth', 'allowed'],
  ['kit/src/c.ts', 'explore-mf/routes', 'refused'],
  ['kit/src/d.ts', '../../shell/src/app.ts', 'refused'],
  ['shell/src/a.ts', 'kit/router', 'allowed'],
  ['shell/src/b.ts', 'explore-mf/routes', 'refused'],
  ['shell/src/c.ts', '../../profile-mf/src/routes.tsx', 'refused'],
  ['shell/src/d.ts', 'firebase/auth', 'refused'],
  ['shell/src/server/a.ts', 'explore-mf/routes', 'allowed'],
  ['explore-mf/src/a.ts', 'kit/router', 'allowed'],
  ['explore-mf/src/b.ts', 'domain/api', 'allowed'],
  ['explore-mf/src/c.ts', '../../shell/src/app.ts', 'refused'],
  ['explore-mf/src/d.ts', 'profile-mf/routes', 'refused'],
  ['explore-mf/src/e.ts', 'react-router-dom', 'refused'],
  ['dashboard-mf/src/a.ts', '../../../explore-mf/src/routes.tsx', 'refused'],
  ['dashboard-mf/src/b.ts', 'firebase/firestore/lite', 'refused'],
  ['profile-mf/src/a.ts', 'dashboard-mf/routes', 'refused'],
  ['profile-mf/src/b.ts', 'shell/app', 'refused'],
  ['functions/src/a.ts', 'domain/callables', 'allowed'],
  ['functions/src/b.ts', 'kit/api', 'refused'],
  ['functions/src/c.ts', '../../shell/src/app.ts', 'refused'],
  ['local/src/a.ts', 'domain/evento', 'allowed'],
  ['local/src/b.ts', 'kit/api', 'refused'],
];

describe('the law of imports', () => {
  let house: string;
  let refused: Set<string>;

  beforeAll(async () => {
    house = await mkdtemp(join(tmpdir(), 'import-law-'));
    await copyFile(join(root, 'biome.json'), join(house, 'biome.json'));
    await symlink(join(root, 'node_modules'), join(house, 'node_modules'));
    for (const [file, specifier] of cases) {
      await mkdir(dirname(join(house, file)), { recursive: true });
      await writeFile(join(house, file), `import * as it from '${specifier}';\n\nexport const used = it;\n`);
    }
    const biome = join(root, 'node_modules/.bin/biome');
    const args = ['lint', '--only=style/noRestrictedImports', '--vcs-enabled=false', '--reporter=json'];
    const { stdout } = await run(biome, [...args, '--max-diagnostics=500', '.'], { cwd: house }).catch(
      (error: { stdout: string }) => error,
    );
    const report = JSON.parse(stdout) as {
      summary: { unchanged: number };
      diagnostics: { category: string; location: { path: string | { file: string } } }[];
    };
    refused = new Set(
      report.diagnostics
        .filter(({ category }) => category === 'lint/style/noRestrictedImports')
        .map(({ location }) => (typeof location.path === 'string' ? location.path : location.path.file)),
    );
  });

  afterAll(() => rm(house, { recursive: true, force: true }));

  it.each(cases)('%s importing %s is %s', (file, _specifier, verdict) => {
    expect(refused.has(file)).toBe(verdict === 'refused');
  });
});
