import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig, UserConfigFnPromise } from 'vite';
import { type Area, folderOf } from '../../domain/src/site/areas.ts';
import { SHARED, share } from '../contract/shared.ts';
import { adoptEntry } from './adopt.ts';
import { AREA_MODULE, areaModule } from './area-module.ts';
import { areaChunks } from './chunks.ts';
import { noCopies } from './no-copies.ts';
import { ROOT } from './paths.ts';
import { remoteJson } from './remote-json.ts';
import { ASSETS_JSON } from './screen-assets.ts';
import { serverConfig } from './server-config.ts';
import { devPageConfig, devPort, stackProxy } from './stack.ts';
import { WHOLE_SHARES, wholeShares } from './whole-shares.ts';

/**
 * The Vite configuration of an area. Its one exposed module is `./routes`. Without `disableRemote`, `disableSnapshot` and `externalRuntime`
 * each area brings a federation runtime of its own, 16 KB of scripts (`npm run bench:bytes`). In dev the area is whole, so that it runs alone. `vite build --ssr` makes its module for
 * the server, and with it the build's `remote.json`.
 */
export const areaConfig =
  (area: Area): UserConfigFnPromise =>
  async ({ command, isSsrBuild }): Promise<UserConfig> => {
    const building = command === 'build';
    const root = join(ROOT, folderOf(area));
    const folder = join(root, 'dist/r', area);
    const base = building ? `/r/${area}/` : '/';
    if (isSsrBuild) {
      const plugins = [areaModule(area, root), remoteJson(area, { folder, base })];
      return serverConfig({
        root,
        folder,
        base,
        input: AREA_MODULE,
        name: 'routes',
        external: SHARED,
        plugins,
      });
    }
    return {
      root,
      base,
      plugins: [
        react(),
        wholeShares(),
        federation({
          name: `${area}_mf`,
          filename: building ? 'remoteEntry-[hash].js' : 'remoteEntry.js',
          exposes: { './routes': './src/routes.tsx' },
          manifest: false,
          dts: false,
          disableRemote: true,
          disableSnapshot: true,
          shared: share(building ? { import: false } : {}),
          ...(building && { experiments: { externalRuntime: true } }),
          ...(!building && { dev: { remoteHmr: true } }),
        }) as PluginOption[],
        building ? [adoptEntry(root), noCopies()] : devPageConfig(() => ({})),
      ],
      build: {
        target: 'esnext',
        outDir: folder,
        emptyOutDir: true,
        manifest: ASSETS_JSON,
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: {
          input: WHOLE_SHARES,
          ...(building && { output: { codeSplitting: { groups: areaChunks } } }),
        },
      },
      server: {
        port: devPort(),
        strictPort: devPort() !== 0,
        cors: true,
        proxy: stackProxy(),
        ...(devPort() !== 0 && { origin: `http://localhost:${devPort()}` }),
      },
    };
  };
