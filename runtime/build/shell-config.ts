import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { shellChunks } from './chunks.ts';
import { devRemotes } from './dev-remotes.ts';
import { pageTemplate } from './page-template.ts';
import { ROOT } from './paths.ts';
import { ASSETS_JSON } from './screen-assets.ts';
import { serverConfig } from './server-config.ts';
import { serviceWorker } from './service-worker.ts';
import { shellJson } from './shell-json.ts';
import { devPageConfig, devPort, jsonEndpoint, stackProxy } from './stack.ts';

const SHELL = join(ROOT, 'shell');
const DIST = join(SHELL, 'dist');

/** Brings what changes in an area's dev server to the shell's page without loading it anew. */
const areaUpdates = () =>
  federation({
    name: 'shell',
    remotes: {},
    manifest: false,
    dts: false,
    dev: { remoteHmr: true },
  }) as PluginOption[];

const server = serverConfig({
  root: SHELL,
  folder: DIST,
  base: '/',
  input: join(SHELL, 'src/server/module.ts'),
  name: 'screens',
  external: [],
  plugins: [shellJson(DIST)],
});

const browser = (command: 'build' | 'serve'): UserConfig => ({
  root: SHELL,
  define: {
    // The runtime's own switches: no code for Node, none that asks for manifests. They keep 2.7 KB from `container` (`npm run bench:bytes`).
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  },
  plugins: [
    react(),
    command === 'serve' && areaUpdates(),
    pageTemplate(),
    serviceWorker(),
    devPageConfig(devRemotes),
    jsonEndpoint('/remotes.json', devRemotes),
  ],
  build: {
    target: 'esnext',
    outDir: DIST,
    emptyOutDir: true,
    manifest: ASSETS_JSON,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: shellChunks } } },
  },
  server: { port: devPort(), strictPort: devPort() !== 0, proxy: stackProxy() },
});

/**
 * The Vite configuration of the shell. It needs no federation in its build: areas are loaded by the runtime (runtime/browser/host.ts), which is fetched when it is wanted.
 * The build leaves no index.html in dist: the function `pages` answers every address by what `shell.json` says, which comes with the shell's
 * module for the server (`vite build --ssr`).
 */
export const shellConfig = defineConfig(({ command, isSsrBuild }) =>
  isSsrBuild ? server : browser(command),
);
