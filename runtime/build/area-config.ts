import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type PluginOption, type UserConfig } from 'vite';
import { type Area, folderOf } from '../../domain/src/site/areas.ts';
import { areaBuildSchema } from '../contract/manifest-schema.ts';
import { filesOf } from '../contract/server-module.ts';
import { federationShared, SHARED_MODULES } from '../contract/shared-modules.ts';
import { type BrowserBuild, browserBuild } from './build-assets.ts';
import { areaChunks } from './chunks.ts';
import { devPage, devServer } from './dev-server.ts';
import { noCircles } from './no-circles.ts';
import { noCopies } from './no-copies.ts';
import { ROOT } from './paths.ts';
import { serverConfig } from './server-config.ts';
import { usedExports } from './used-exports.ts';

/** Two entries, as Vite's manifest names them. */
const ADOPT = '../runtime/area/adopt.ts';
const ROUTES = 'src/routes.tsx';

/** The Vite configuration of an area. In dev it is whole, so that it runs alone. `vite build --ssr` makes its module for the server. */
export const areaConfig = (area: Area) =>
  defineConfig(({ command, isSsrBuild }) => {
    const root = join(ROOT, folderOf(area));
    const resolve = { alias: { 'area-routes': join(root, ROUTES) } };
    const build = { folder: join(root, 'dist/r', area), base: `/r/${area}/` };
    const config = isSsrBuild ? server : command === 'build' ? browser : dev;
    return { root, resolve, ...config(area, build) };
  });

const browser = (area: Area, { folder, base }: BrowserBuild): UserConfig => ({
  base,
  plugins: [federated(area, true), noCopies(), noCircles()],
  build: browserBuild(folder, [], areaChunks), // `exposes` has the inputs
});

const dev = (area: Area): UserConfig => ({
  plugins: [react(), federated(area, false), devPage()],
  server: devServer,
});

/** Without `disableRemote`, `disableSnapshot` and `externalRuntime` each area holds a federation runtime, 16 KB (`npm run bench:bytes`). */
const federated = (area: Area, building: boolean) =>
  federation({
    name: `${area}_mf`,
    filename: building ? 'remoteEntry-[hash].js' : 'remoteEntry.js',
    // The shell takes over a page by the second. By the third each shared module is imported as a whole: the plugin stops looking for used names
    // when the build pauses for 10 ms, and on a busy machine it would miss some.
    exposes: {
      './routes': `./${ROUTES}`,
      './adopt': ADOPT,
      './shared': '../runtime/browser/shared-modules.ts',
    },
    shared: federationShared(building ? { import: false } : {}),
    manifest: false,
    dts: false,
    disableRemote: true,
    disableSnapshot: true,
    experiments: { externalRuntime: building },
    dev: { remoteHmr: true },
  }) as PluginOption[];

const server = (area: Area, { folder, base }: BrowserBuild): UserConfig =>
  serverConfig({
    folder,
    base,
    area,
    input: join(ROOT, 'runtime/area/server.ts'),
    external: SHARED_MODULES,
    manifest: 'remote.json',
    schema: areaBuildSchema,
    fields: (assets, { code }) => {
      const adopt = filesOf(assets, ADOPT);
      const js = new Set([...adopt.js, ...filesOf(assets, ROUTES).js]);
      const container = readdirSync(folder).find((file) => file.startsWith('remoteEntry-'));
      return {
        entry: base + (container ?? ''), // the schema refuses an empty name
        adopt: adopt.entry,
        js: [...js].filter((file) => file !== adopt.entry),
        uses: usedExports(code, SHARED_MODULES),
      };
    },
  });
