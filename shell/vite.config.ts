import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption } from 'vite';
import { buildId } from '../kit/vite/build-id.ts';
import { cssName } from '../kit/vite/css-names.ts';
import { kitSingletons } from '../kit/vite/kit-singletons.ts';
import { share } from '../kit/vite/shared.ts';
import { devPageConfig, devPort, jsonEndpoint, stackProxy } from '../kit/vite/stack.ts';
import { zodWithoutJsonSchema } from '../kit/vite/zod-parts.ts';
import { devRemotes } from './vite/dev-remotes.ts';
import { pageTemplate } from './vite/page-template.ts';

/**
 * The host. Its federation options are those that were measured (docs/decisions/federation-and-gate.md). The build leaves no
 * index.html in dist: the function `pages` answers every address from dist-template.
 */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  define: { __BUILD_ID__: JSON.stringify(command === 'build' ? buildId('shell') : 'dev') },
  plugins: [
    react(),
    kitSingletons(import.meta.dirname),
    zodWithoutJsonSchema(),
    federation({
      name: 'shell',
      filename: command === 'build' ? 'assets/remoteEntry-[hash].js' : 'remoteEntry.js',
      remotes: {},
      manifest: false,
      dts: false,
      shareStrategy: 'loaded-first',
      disableSnapshot: true,
      shared: share({ eager: true }),
      experiments: { provideExternalRuntime: true },
      dev: { remoteHmr: true },
    }) as PluginOption[],
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
  },
  server: { port: devPort(), strictPort: devPort() !== 0, proxy: stackProxy() },
}));
