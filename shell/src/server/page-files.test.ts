import type { BuildAssets } from '@vidriera/runtime/contract/server-module';
import type { ScreenHandle } from '@vidriera/runtime/screen';
import { expect, it } from 'vitest';
import { pageFiles } from './page-files.ts';

const ADOPT = '../runtime/area/adopt.ts';
const SESSION = '../session/src';
/** Returns a build in which each source has its own script and style sheet, and all share one script. */
const build = (prefix: string, sources: string[]): BuildAssets => ({
  modules: Object.fromEntries(
    sources.map((source) => [
      source,
      {
        entry: prefix + source,
        css: [`${prefix}${source}.css`],
        js: [`${prefix}common.js`, prefix + source],
      },
    ]),
  ),
  sheets: Object.fromEntries(sources.map((source) => [`${prefix}${source}.css`, `.${source}`])),
});
const shell = build('/', [
  'src/main.ts',
  'src/bootstrap.tsx',
  'src/frame/bars.ts',
  `${SESSION}/acts.ts`,
  `${SESSION}/sdk/auth.ts`,
  `${SESSION}/sdk/firestore.ts`,
  'src/login.tsx',
]);
const area = build('/r/a/', [
  ADOPT,
  'src/routes.tsx',
  'src/home/home.tsx',
  'src/home/load.ts',
  'src/plain/plain.tsx',
]);
const handle = (source: string, member?: ScreenHandle['member']) => ({ source, member }) as ScreenHandle;
const files = (source: string, member?: ScreenHandle['member'], rendered = false) =>
  pageFiles({ shell, area, handle: handle(source, member), rendered });

it("names the area's start, the screen and its loader, each once", () => {
  expect(files('src/home/home.tsx').preloads).toEqual([
    '/r/a/common.js',
    `/r/a/${ADOPT}`,
    '/r/a/src/routes.tsx',
    '/r/a/src/home/home.tsx',
    '/r/a/src/home/load.ts',
  ]);
  expect(files('src/plain/plain.tsx').preloads).not.toContain('/r/a/src/plain/load.ts');
});

it('omits the loader and the SDKs from a server-rendered page', () => {
  const { preloads } = files('src/home/home.tsx', 'reported', true);
  expect(preloads).toContain('/src/frame/bars.ts');
  expect(preloads.join()).not.toMatch(/load\.ts|sdk/);
});

it('names the bars for a remembered person, and also the SDKs if the screen waits for Auth', () => {
  const remembered = files('src/home/home.tsx', 'remembered').preloads;
  expect(remembered).toContain('/src/frame/bars.ts');
  expect(remembered).not.toContain(`/${SESSION}/acts.ts`);
  expect(files('src/home/home.tsx', 'reported').preloads).toEqual(
    expect.arrayContaining([`/${SESSION}/sdk/auth.ts`, `/${SESSION}/sdk/firestore.ts`]),
  );
});

it('orders style sheets: page, bars, screen', () => {
  const { styles, sheets } = files('src/home/home.tsx', 'remembered');
  expect(styles).toEqual(['.src/main.ts', '.src/bootstrap.tsx', '.src/frame/bars.ts', '.src/home/home.tsx']);
  expect(sheets).toEqual([
    '/src/main.ts.css',
    '/src/bootstrap.tsx.css',
    '/src/frame/bars.ts.css',
    '/r/a/src/home/home.tsx.css',
  ]);
});

it('names a screen of the shell without an area', () => {
  const own = pageFiles({ shell, area: undefined, handle: handle('src/login.tsx'), rendered: false });
  expect(own.preloads).toEqual(['/common.js', '/src/login.tsx']);
});

it("names only the area's start if the frame shows an error", () => {
  const { preloads } = pageFiles({ shell, area, handle: undefined, rendered: true });
  expect(preloads).toEqual(['/r/a/common.js', `/r/a/${ADOPT}`, '/r/a/src/routes.tsx']);
});

it('throws for a source that is not in the build', () => {
  expect(() => files('src/gone.tsx')).toThrow('the build has no src/gone.tsx');
});
