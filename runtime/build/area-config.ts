import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type PluginOption, parseAst, type UserConfig, Visitor } from 'vite';
import { type Area, folderOf } from '../../domain/src/site/areas.ts';
import { areaBuildSchema } from '../contract/manifest-schema.ts';
import { filesOf } from '../contract/server-module.ts';
import { federationShared, SHARED_MODULES } from '../contract/shared-modules.ts';
import { type BrowserBuild, browserBuild } from './build-assets.ts';
import { areaChunks } from './chunks.ts';
import { devPage, devServer } from './dev-server.ts';
import { noCircles } from './no-circles.ts';
import { ROOT } from './paths.ts';
import { serverConfig } from './server-config.ts';

/** A shared module, held by a variable, in CommonJS as Rolldown writes it. */
const REQUIRE = /([\w$]+) ?= ?(?:[\w$]+\()?require\(["'`]([^"'`]+)["'`]\)/g;

/**
 * Finds the exports of `modules` that a CommonJS file uses: `{ react: ['useState'] }`. Its names must not be mangled.
 * An area is not served to a shell that lacks one of them (runtime/contract/compatibility.ts).
 */
export function usedExports(code: string, modules: readonly string[]): Record<string, string[]> {
  const requires = Array.from(code.matchAll(REQUIRE), ([, variable = '', module = '']) => [variable, module]);
  const byVariable = new Map(requires.map(([variable, module]) => [variable, module]));
  const used = new Map(modules.map((module) => [module, new Set<string>()]));
  new Visitor({
    // biome-ignore lint/correctness/noComponentHookFactories: a kind of node, no component
    MemberExpression: ({ object, property }) => {
      if (object.type !== 'Identifier' || property.type !== 'Identifier') return;
      used.get(byVariable.get(object.name) ?? '')?.add(property.name);
    },
  }).visit(parseAst(code));
  return Object.fromEntries([...used].map(([module, names]) => [module, [...names].sort()]));
}

/** Sources of the shared modules. React's jsx runtime holds no state, and every build has its own. */
const SHELLS_OWN =
  /\/node_modules\/(?:react\/(?!.*jsx)|react-dom\/|react-router(?:-dom)?\/|scheduler\/|@?firebase\/)|\/router\/src\/|\/session\/src\/(?:acts|observe|session|store|user|sdk\/)/;

/**
 * Refuses an area's build that holds a copy of a shared module. Without it two routers or two sessions could get onto one page, and only a browser
 * would show that. It happened once, on a machine too busy for the federation plugin.
 */
export function noCopies(): Plugin {
  return {
    name: 'no-copies',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const copy = ids.find((id) => SHELLS_OWN.test(id));
      if (copy) this.error(`The build holds a copy of ${copy}, which the shell shares. Build again.`);
    },
  };
}

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
