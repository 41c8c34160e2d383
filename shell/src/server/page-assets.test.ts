import type { BuildAssets, ParsedSheet } from '@vidriera/runtime/contract/server-module';
import type { ScreenHandle } from '@vidriera/runtime/screen';
import { expect, it } from 'vitest';
import { bareAssets } from './page-assets.ts';

const scripts = (...given: Parameters<typeof bareAssets>) => bareAssets(...given).preloads;
const build = (...sources: string[]): BuildAssets => ({
  sheets: [],
  screens: Object.fromEntries(
    sources.map((source) => [source, { css: [], links: [], js: ['/common.js', `/${source}`] }]),
  ),
});
const SESSION = '../session/src';
const shell = build(
  'src/bootstrap.tsx',
  'src/frame/bars.ts',
  `${SESSION}/acts.ts`,
  `${SESSION}/sdk/auth.ts`,
  `${SESSION}/sdk/firestore.ts`,
  'src/login.tsx',
);
const area: BuildAssets = {
  ...build('src/home/home.tsx', 'src/home/load.ts', 'src/plain/plain.tsx'),
  adopt: { entry: '/adopt.js', js: ['/adopt.js', '/routes.js'] },
};
const handle = (source: string, member?: ScreenHandle['member']) => ({ source, member }) as ScreenHandle;

it('names what the area starts with, the screen and its loader, each once', () => {
  expect(scripts(shell, area, handle('src/home/home.tsx'))).toEqual([
    '/adopt.js',
    '/routes.js',
    '/common.js',
    '/src/home/home.tsx',
    '/src/home/load.ts',
  ]);
  expect(scripts(shell, area, handle('src/plain/plain.tsx'))).not.toContain('/src/plain/load.ts');
});

it('names besides what a remembered person’s page asks for, and what tells who it is where that is waited for', () => {
  const remembered = scripts(shell, area, handle('src/home/home.tsx', 'remembered'));
  expect(remembered).toEqual(expect.arrayContaining(['/src/frame/bars.ts']));
  expect(remembered).not.toContain(`/${SESSION}/acts.ts`);
  expect(remembered).not.toContain(`/${SESSION}/sdk/auth.ts`);
  const reported = scripts(shell, area, handle('src/home/home.tsx', 'reported'));
  expect(reported).toEqual(
    expect.arrayContaining([`/${SESSION}/sdk/auth.ts`, `/${SESSION}/sdk/firestore.ts`]),
  );
});

it('holds the style sheets of the page, of the shell’s start, of the bars and of the screen, whole, and their addresses', () => {
  const sheet = (name: string): ParsedSheet => [
    {
      kind: 'rule',
      selectors: [{ text: `.${name}`, classes: [name] }],
      block: 'top:0',
    },
  ];
  const styled = (of: BuildAssets, ...sources: string[]): BuildAssets => {
    const screens = sources.map((source, index) => [
      source,
      { css: [index], links: [`/${source}.css`], js: [] },
    ]);
    return {
      ...of,
      sheets: sources.map((_, index) => sheet(`${of === shell ? 's' : 'a'}${index}`)),
      screens: { ...of.screens, ...Object.fromEntries(screens) },
    };
  };
  const frame = { ...styled(shell, 'src/bootstrap.tsx', 'src/frame/bars.ts'), base: 'html{top:0}' };
  const { styles, sheets } = bareAssets(
    frame,
    styled(area, 'src/home/home.tsx'),
    handle('src/home/home.tsx', 'remembered'),
  );
  expect(styles).toEqual(['html{top:0}', '.s0{top:0}', '.s1{top:0}', '.a0{top:0}']);
  expect(sheets).toEqual(['/src/bootstrap.tsx.css', '/src/frame/bars.ts.css', '/src/home/home.tsx.css']);
});

it('names a screen of the shell’s own without an area', () => {
  expect(scripts(shell, undefined, handle('src/login.tsx'))).toEqual(['/common.js', '/src/login.tsx']);
});

it('throws for what the build does not have', () => {
  expect(() => scripts(shell, area, handle('src/gone.tsx'))).toThrow('the build has no src/gone.tsx');
});
