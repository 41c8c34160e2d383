import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { buildId } from '../kit/vite/build-id.ts';
import { cssName } from '../kit/vite/css-names.ts';
import { devPageConfig, devPort, jsonEndpoint, stackProxy } from '../kit/vite/stack.ts';
import { uniqueMarks } from '../kit/vite/unique-marks.ts';
import { zodWithoutJsonSchema } from '../kit/vite/zod-without-json-schema.ts';
import { chunks } from './vite/chunks.ts';
import { devRemotes } from './vite/dev-remotes.ts';
import { pageTemplate } from './vite/page-template.ts';

/** Brings what changes in an area's dev server to the shell's page without loading it anew. */
const areaUpdates = () =>
  federation({
    name: 'shell',
    remotes: {},
    manifest: false,
    dts: false,
    dev: { remoteHmr: true },
  }) as PluginOption[];

/**
 * The host. It needs no federation in its build: areas are loaded by the runtime (src/areas/host.ts), which is fetched when it is wanted.
 * The build leaves no index.html in dist: the function `pages` answers every address from dist-template.
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  define: {
    __BUILD_ID__: JSON.stringify(command === 'build' ? buildId('shell') : 'dev'),
    // The runtime's own switches: no code for Node, none that asks for manifests.
    ENV_TARGET: '"web"',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  },
  plugins: [
    react(),
    uniqueMarks(),
    command === 'serve' && areaUpdates(),
    zodWithoutJsonSchema(),
    pageTemplate(),
    devPageConfig(devRemotes),
    jsonEndpoint('/remotes.json', devRemotes),
  ],
  css: { modules: { generateScopedName: cssName } },
  build: {
    target: 'esnext',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: 'assets.json',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks() } } },
  },
  server: { port: devPort(), strictPort: devPort() !== 0, proxy: stackProxy() },
}));
