import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import type { BuildAssets, ScreenAssets } from '../contract/server-module.ts';
import { ADOPT } from './adopt.ts';
import { parseSheet } from './style-rules.ts';

const NAME = 'virtual:screen-assets';
/** The shell's page: its style sheet is every screen's. */
const PAGE = 'index.html';
/** Where Vite writes which file is made of what, in a build's folder. */
export const ASSETS_JSON = 'assets.json';

/** A package's build for the browser. */
export interface BrowserBuild {
  /** Its folder. */
  folder: string;
  /** Under which address its files are: '/' or '/r/explore/'. */
  base: string;
}

/**
 * Tells the server's build of a package what its browser's build made of each screen: the rules of its style sheets, and the addresses of
 * its scripts. Class names are the same in both, for Vite makes them of a sheet's text.
 */
export function screenAssets(build: BrowserBuild): Plugin {
  return {
    name: 'screen-assets',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? `export const assets = ${JSON.stringify(assetsOf(build))};` : null),
  };
}

function assetsOf({ folder, base }: BrowserBuild): BuildAssets {
  const manifest = manifestOf(folder);
  const text = (file: string) => readFileSync(join(folder, file), 'utf8').trim();
  const texts: string[] = [];
  const screens: Record<string, ScreenAssets> = {};
  for (const [source, chunk] of Object.entries(manifest)) {
    if (!chunk.isDynamicEntry) continue;
    const { css, js } = closure(manifest, [source]);
    screens[source] = {
      css: css.map((file) => indexOf(texts, text(file))),
      links: css.map((file) => base + file),
      js: js.map((file) => base + file),
    };
  }
  const assets: BuildAssets = { screens, sheets: texts.map(parseSheet) };
  const adopt = manifest[ADOPT]?.file;
  if (adopt) {
    const { js } = closure(manifest, [ADOPT, 'src/routes.tsx']);
    assets.adopt = { entry: base + adopt, js: js.map((file) => base + file) };
  }
  const page = manifest[PAGE]?.css;
  if (page) assets.base = page.map(text).join('');
  return assets;
}

export const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, ASSETS_JSON), 'utf8')) as Manifest;

/** The style sheets (but for the page's) and scripts of some chunks, those of what they import first: so Vite's own loading orders them. */
export function closure(manifest: Manifest, sources: string[]): { css: string[]; js: string[] } {
  const seen = new Set<string>();
  const css = new Set<string>();
  const js = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    if (name !== PAGE) for (const file of chunk.css ?? []) css.add(file);
    js.add(chunk.file);
  };
  for (const source of sources) visit(source);
  return { css: [...css], js: [...js] };
}

function indexOf(texts: string[], text: string): number {
  const known = texts.indexOf(text);
  return known >= 0 ? known : texts.push(text) - 1;
}
