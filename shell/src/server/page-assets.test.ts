import type { ScreenHandle } from 'kit/screen';
import type { BuildAssets } from 'kit/server-module';
import { expect, it } from 'vitest';
import { bareScripts } from './page-assets.ts';

const build = (...sources: string[]): BuildAssets => ({
  sheets: [],
  screens: Object.fromEntries(
    sources.map((source) => [source, { css: [], js: ['/common.js', `/${source}`] }]),
  ),
});
const SESSION = '../kit/src/session';
const READING = '../kit/src/screen/reading.ts';
const shell = build(
  'src/frame/bars.ts',
  `${SESSION}/acts.ts`,
  `${SESSION}/sdk/auth.ts`,
  `${SESSION}/sdk/firestore.ts`,
  'src/login.tsx',
  READING,
);
const area: BuildAssets = {
  ...build('src/home/home.tsx', 'src/home/load.ts', 'src/plain/plain.tsx', READING),
  adopt: { entry: '/adopt.js', js: ['/adopt.js', '/routes.js'] },
};
const handle = (source: string, member?: ScreenHandle['member']) => ({ source, member }) as ScreenHandle;

it('names what the area starts with, the screen, what goes to it and its loader, each once', () => {
  expect(bareScripts(shell, area, handle('src/home/home.tsx'))).toEqual([
    '/adopt.js',
    '/routes.js',
    '/common.js',
    '/src/home/home.tsx',
    `/${READING}`,
    '/src/home/load.ts',
  ]);
  expect(bareScripts(shell, area, handle('src/plain/plain.tsx'))).not.toContain('/src/plain/load.ts');
});

it('names besides what a remembered person’s page asks for, and what tells who it is where that is waited for', () => {
  const remembered = bareScripts(shell, area, handle('src/home/home.tsx', 'remembered'));
  expect(remembered).toEqual(expect.arrayContaining(['/src/frame/bars.ts', `/${SESSION}/acts.ts`]));
  expect(remembered).not.toContain(`/${SESSION}/sdk/auth.ts`);
  const reported = bareScripts(shell, area, handle('src/home/home.tsx', 'reported'));
  expect(reported).toEqual(
    expect.arrayContaining([`/${SESSION}/sdk/auth.ts`, `/${SESSION}/sdk/firestore.ts`]),
  );
});

it('names a screen of the shell’s own without an area', () => {
  expect(bareScripts(shell, undefined, handle('src/login.tsx'))).toEqual([
    '/common.js',
    '/src/login.tsx',
    `/${READING}`,
  ]);
});

it('throws for what the build does not have', () => {
  expect(() => bareScripts(shell, area, handle('src/gone.tsx'))).toThrow('the build has no src/gone.tsx');
});
