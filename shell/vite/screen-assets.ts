import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';
import { folderOf, SERVED_AREAS } from '../../domain/src/site/areas.ts';
import { ADOPT } from '../../kit/vite/adopt.ts';
import { ROOT } from '../../kit/vite/paths.ts';

const NAME = 'virtual:screen-assets';
const START = 'shell/src/bootstrap.tsx';
/** The shell's page: its style sheet is every screen's. */
const PAGE = 'index.html';

/** Where the browser's builds lie, and under which addresses. */
const SHELL = { owner: 'shell', folder: join(ROOT, 'shell/dist'), base: '/' };
const BUILDS = [
  SHELL,
  ...SERVED_AREAS.map((area) => ({
    owner: area,
    folder: join(ROOT, folderOf(area), 'dist/r', area),
    base: `/r/${area}/`,
  })),
];

/**
 * Tells the server's build what the browser's builds made of each screen: the texts of its style sheets, to inline, and the addresses of
 * its scripts and of those that hand the area over (kit/vite/adopt.ts). Class names are the same in all builds, so the sheets fit the
 * markup drawn here.
 */
export function screenAssets(): Plugin {
  return {
    name: 'screen-assets',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const sheets: string[] = [];
      const screens: Record<string, { css: number[]; js: string[] }> = {};
      const adopt: Record<string, { entry: string; js: string[] }> = {};
      for (const { owner, folder, base } of BUILDS) {
        const manifest = manifestOf(folder);
        const entry = manifest[ADOPT]?.file;
        if (entry) {
          const js = [ADOPT, 'src/routes.tsx'].flatMap((name) => closure(manifest, name).js);
          adopt[owner] = { entry: base + entry, js: js.map((file) => base + file) };
        }
        for (const [source, chunk] of Object.entries(manifest)) {
          if (!chunk.isDynamicEntry || !source.startsWith('src/')) continue;
          const { css, js } = closure(manifest, source);
          screens[`${owner}/${source}`] = {
            css: css.map((file) => indexOf(sheets, readFileSync(join(folder, file), 'utf8').trim())),
            js: js.map((file) => base + file),
          };
        }
      }
      const start = screens[START];
      if (!start) this.error(`the shell was built without ${START}`);
      return `export const builds = ${JSON.stringify({ base: pageSheet(), sheets, screens, start, adopt })};`;
    },
  };
}

/** The text of the page's own style sheet. */
function pageSheet(): string {
  const files = manifestOf(SHELL.folder)[PAGE]?.css ?? [];
  return files.map((file) => readFileSync(join(SHELL.folder, file), 'utf8').trim()).join('');
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as Manifest;

/** A chunk's style sheets (but for the page's) and scripts, those of what it imports first: so Vite's own loading orders them. */
function closure(manifest: Manifest, source: string): { css: string[]; js: string[] } {
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
  visit(source);
  return { css: [...css], js: [...js] };
}

function indexOf(sheets: string[], text: string): number {
  const known = sheets.indexOf(text);
  return known >= 0 ? known : sheets.push(text) - 1;
}
