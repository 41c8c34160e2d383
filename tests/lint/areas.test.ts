import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREAS, folderOf, pathsOf, siteOf } from '@vidriera/domain/site/areas';
import { z } from '@vidriera/domain/zod-classic';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = <T>(file: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(join(ROOT, file), 'utf8')));
/** Returns the groups of each match in a file. */
const found = (file: string, pattern: RegExp): string[][] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(pattern)].map(([, ...groups]) => groups);
const manifest = z.looseObject({
  name: z.string(),
  workspaces: z.array(z.string()).default([]),
  scripts: z.record(z.string(), z.string()),
});
const firebase = z.looseObject({
  hosting: z.array(z.looseObject({ site: z.string(), public: z.string() })),
});

it('firebase.json lists the shell’s site, then one per area in the table’s order', () => {
  const { hosting } = read('firebase.json', firebase);
  expect(hosting.map(({ site, public: folder }) => [site, folder])).toEqual([
    [siteOf('shell'), 'shell/dist'],
    ...AREAS.map((area) => [siteOf(area), `${folderOf(area)}/dist`]),
  ]);
});

it('areas.yml tests the shell and every area', () => {
  expect(found('.github/workflows/areas.yml', /^ +- \{ name: (\S+), folder: (\S+) \}$/gm)).toEqual([
    ['shell', 'shell'],
    ...AREAS.map((area) => [area, folderOf(area)]),
  ]);
});

it.each(['shell', ...AREAS])('%s has a workflow that deploys it', (site) => {
  const file = `.github/workflows/deploy-${site}.yml`;
  expect(found(file, /^ {6}site: (\S+)$/gm)).toEqual([[site]]);
  expect(found(file, /^ {4}uses: (\S+)$/gm)).toEqual([['./.github/workflows/site.yml']]);
});

it('production is released from main alone, by hand', () => {
  const files = readdirSync(join(ROOT, '.github/workflows')).filter((file) => file.startsWith('deploy-'));
  expect(files).toContain('deploy-functions.yml');
  for (const file of files) {
    const text = readFileSync(join(ROOT, '.github/workflows', file), 'utf8');
    expect(text, file).toMatch(/^on:\n {2}workflow_dispatch:\n\n/m);
    expect(text, file).toContain("    if: github.ref == 'refs/heads/main'\n");
  }
  const previews = readFileSync(join(ROOT, '.github/workflows/previews.yml'), 'utf8');
  expect(previews).toContain('environment: staging');
});

it('CODEOWNERS assigns each area to its team', () => {
  expect(found('.github/CODEOWNERS', /^\/(\S+)\/ +@vidriera\/(\S+)$/gm)).toEqual(
    AREAS.map((area) => [folderOf(area), area]),
  );
});

it('areas have distinct addresses', () => {
  const paths = AREAS.flatMap(pathsOf);
  expect(paths.toSorted()).toEqual([...new Set(paths)].sort());
});

describe.each(AREAS)('%s', (area) => {
  it('is a workspace with a build script', () => {
    expect(read('package.json', manifest).workspaces).toContain(folderOf(area));
    const { name, scripts } = read(join(folderOf(area), 'package.json'), manifest);
    expect(name).toBe(`@vidriera/${folderOf(area)}`);
    expect(scripts.build).toBeDefined();
  });

  it.each(['tsconfig.json', 'vite.config.ts', 'index.html', 'src/dev/main.tsx', 'src/dev/bootstrap.tsx'])(
    'has %s',
    (file) => expect(existsSync(join(ROOT, folderOf(area), file))).toBe(true),
  );

  it('is listed in architecture.md', () => {
    expect(found('docs/architecture.md', /^\| `(\S+)\/` +\|/gm).flat()).toContain(folderOf(area));
  });
});
