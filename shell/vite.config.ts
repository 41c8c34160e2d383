import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { shellChunks } from '../kit/vite/chunks.ts';
import { ASSETS_JSON } from '../kit/vite/screen-assets.ts';
import { serverConfig } from '../kit/vite/server-config.ts';
import { devPageConfig, devPort, jsonEndpoint, stackProxy } from '../kit/vite/stack.ts';
import { devRemotes } from './vite/dev-remotes.ts';
import { pageTemplate } from './vite/page-template.ts';
import { serviceWorker } from './vite/service-worker.ts';
import { shellJson } from './vite/shell-json.ts';

const ROOT = import.meta.dirname;
const DIST = join(ROOT, 'dist');

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
  root: ROOT,
  folder: DIST,
  base: '/',
  input: join(ROOT, 'src/server/module.ts'),
  name: 'screens',
  external: [],
  plugins: [shellJson(DIST)],
});

const browser = (command: 'build' | 'serve'): UserConfig => ({
  root: ROOT,
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
 * The host. It needs no federation in its build: areas are loaded by the runtime (src/areas/host.ts), which is fetched when it is wanted.
 * The build leaves no index.html in dist: the function `pages` answers every address by what `shell.json` says, which comes with the shell's
 * module for the server (`vite build --ssr`).
 */
export default defineConfig(({ command, isSsrBuild }) => (isSsrBuild ? server : browser(command)));
