import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { SERVICE_WORKER } from '../../domain/src/site/start.ts';
import { shellBuildSchema } from '../contract/manifest-schema.ts';
import type { ShellServerModule } from '../contract/page.ts';
import { filesOf } from '../contract/server-module.ts';
import { browserBuild, FLOOR_TARGET } from './build-assets.ts';
import { shellChunks } from './chunks.ts';
import { devPage, devServer } from './dev-server.ts';
import { noCircles } from './no-circles.ts';
import { ROOT } from './paths.ts';
import { serverConfig } from './server-config.ts';
import { bundleScript, splitDocument } from './shell-document.ts';

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
