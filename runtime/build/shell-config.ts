import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { SERVICE_WORKER } from '../../domain/src/site/start.ts';
import { type ShellDocument, shellBuildSchema } from '../contract/manifest-schema.ts';
import type { ShellServerModule } from '../contract/page.ts';
import { filesOf } from '../contract/server-module.ts';
import { browserBuild, FLOOR_TARGET } from './build-assets.ts';
import { shellChunks } from './chunks.ts';
import { devPage, devServer } from './dev-server.ts';
import { noCircles } from './no-circles.ts';
import { ROOT } from './paths.ts';
import { serverConfig } from './server-config.ts';

/** The two places: in the head, and in `#root`. */
const PLACES = /<!--vidriera:(?:head|root)-->/;
/** The dev server starts the shell by it; a built page names the built files instead. */
const DEV_ENTRY = /\s*<script type="module" src="\/src\/main\.ts"><\/script>/;
const NOSCRIPT = /<noscript>[\s\S]*?<\/noscript>\s*/g;

/** Splits the shell's index.html where the function `pages` inserts content. @throws when it lacks one of the places */
export function splitDocument(
  html: string,
): Pick<ShellDocument, 'clientHtml' | 'serverHtml' | 'scripts' | 'styles'> {
  const page = html.replace(DEV_ENTRY, '');
  return {
    clientHtml: split(page),
    serverHtml: split(page.replace(NOSCRIPT, '')),
    scripts: textsOf(page, /<script>([\s\S]*?)<\/script>/g),
    styles: textsOf(page, /<style>([\s\S]*?)<\/style>/g),
  };
}

function split(html: string): [string, string, string] {
  const [before, middle, after, ...more] = html.split(PLACES);
  if (before === undefined || middle === undefined || after === undefined || more.length > 0)
    throw new Error('the page must have vidriera:head and vidriera:root once');
  return [before, middle, after];
}

const textsOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text);

/** Bundles a script of the shell by itself, minified. @param target of its syntax */
async function bundleScript(input: string, target: string | string[]): Promise<string> {
  const rolldownOptions: Rolldown.RolldownOptions = { input, output: { format: 'iife', minify: true } };
  const options = { write: false, target, modulePreload: false, rolldownOptions } as const;
  const built = await build({ configFile: false, logLevel: 'error', build: options });
  return (built as Rolldown.RolldownOutput).output[0].code.trim();
}

const root = join(ROOT, 'shell');
const folder = join(root, 'dist');
/** The entry, and its first import: the shell itself. */
const ENTRY = 'src/main.ts';
const START = 'src/bootstrap.tsx';
/** Of the inline script, which must run in older browsers to refuse them. */
const BOOT_TARGET = 'es2018';

/** The Vite configuration of the shell. `vite build --ssr` makes its module for the server. */
export const shellConfig = defineConfig(({ command, isSsrBuild }) => ({
  root,
  ...(isSsrBuild ? server() : command === 'build' ? browser : dev),
}));

/** Both scripts of every start are inputs, so that `$initial` in chunks.ts means them. The page is none: the function `pages` writes it from `shell.json` (https://vite.dev/guide/backend-integration). */
const browser: UserConfig = {
  plugins: [noCircles()],
  build: browserBuild(folder, [join(root, ENTRY), join(root, START)], shellChunks),
};

/** Federation is for development alone, where it brings an area's changes into the page. A built shell loads areas by `runtime/browser/federation-host.ts`. */
const dev: UserConfig = {
  plugins: [
    react(),
    federation({ name: 'shell', manifest: false, dts: false, dev: { remoteHmr: true } }) as PluginOption[],
    devPage(),
  ],
  server: devServer,
};

const server = (): UserConfig =>
  serverConfig({
    folder,
    base: '/',
    area: null,
    input: join(root, 'src/server/module.ts'),
    external: [],
    manifest: 'shell.json',
    schema: shellBuildSchema,
    fields: async (assets, { fileName }) => {
      writeFileSync(
        join(folder, SERVICE_WORKER),
        await bundleScript(join(root, 'src/offline/worker.ts'), FLOOR_TARGET),
      );
      const { shared }: ShellServerModule = createRequire(import.meta.url)(join(folder, fileName));
      const { entry, js, css } = filesOf(assets, ENTRY);
      return {
        offers: Object.fromEntries(
          Object.entries(shared).map(([name, of]) => [name, Object.keys(of).sort()]),
        ),
        document: {
          ...splitDocument(readFileSync(join(root, 'index.html'), 'utf8')),
          boot: await bundleScript(join(root, 'src/start/inline.ts'), BOOT_TARGET),
          entry,
          preloads: [...new Set([...js, ...filesOf(assets, START).js])],
          sheets: css,
        },
      };
    },
  });
