import { join } from 'node:path';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig, UserConfigFnObject } from 'vite';
import type { Area } from '../../domain/src/config.ts';
import { adoptEntry } from './adopt.ts';
import { buildId } from './build-id.ts';
import { cssName } from './css-names.ts';
import { kitSingletons, WHOLE_SHARES, wholeShares } from './kit-singletons.ts';
import { noCopies } from './no-copies.ts';
import { ROOT } from './paths.ts';
import { remoteJson } from './remote-json.ts';
import { share } from './shared.ts';
import { devPageConfig, devPort, stackProxy } from './stack.ts';
import { sharedZod, zodWithoutJsonSchema } from './zod-parts.ts';

/** Beginnings of the names of parts that public pages do without. */
const FORMS = 'field|text-|select|check-box|chip-group|password-|form-|ordered-';
const WHEN_ASKED = 'qr-dialog|share-dialog';

/**
 * Few chunks rather than many tiny ones, each of which is a request: what the routes need at once, and the UI parts the area
 * uses with their style sheets. Screens stay apart. The entry must not wait for the stand-ins of shared modules, which wait for
 * the entry: the federation runtime and the stand-ins keep chunks of their own. So do parts of forms and what is fetched when it is asked
 * for, loaders and the schemas that parse what they read included: a visitor of a public page has no use for them.
 */
const CHUNKS = [
  { name: 'shares', priority: 4, test: /__loadShare__/ },
  { name: 'runtime', priority: 3, test: /\/@module-federation\// },
  {
    name: 'base',
    priority: 2,
    test: /\/domain\/src\/(?!.*-schema\.ts)|\/kit\/src\/(?!ui\/|session\/|datos\/|qr\.ts|api\.ts|callable\.ts)|\/node_modules\/react\//,
  },
  { name: 'schemas', priority: 1, test: /\/domain\/src\/.*-schema\.ts|\/kit\/src\/api\.ts/ },
  { name: 'ui', priority: 1, test: new RegExp(`/kit/src/ui/(?!${FORMS}|${WHEN_ASKED})`) },
];

/**
 * The Vite configuration of an area. Its one exposed module is `./routes`; the federation options are those that were measured
 * (docs/decisions/federation-and-gate.md). In dev the area is whole, so that it runs alone.
 */
export const areaConfig =
  (area: Area): UserConfigFnObject =>
  ({ command }): UserConfig => {
    const building = command === 'build';
    const root = join(ROOT, `${area}-mf`);
    const id = buildId(`${area}-mf`);
    return {
      root,
      base: building ? `/r/${area}/` : '/',
      define: { __BUILD_ID__: JSON.stringify(building ? id : 'dev') },
      plugins: [
        react(),
        kitSingletons(root),
        wholeShares(),
        zodWithoutJsonSchema(),
        sharedZod(),
        federation({
          name: `${area}_mf`,
          filename: building ? 'remoteEntry-[hash].js' : 'remoteEntry.js',
          exposes: { './routes': './src/routes.tsx' },
          manifest: true,
          dts: false,
          disableRemote: true,
          disableSnapshot: true,
          shared: share(building ? { import: false } : {}),
          ...(building && { experiments: { externalRuntime: true } }),
          ...(!building && { dev: { remoteHmr: true } }),
        }) as PluginOption[],
        building ? [adoptEntry(root), noCopies(), remoteJson(area, id)] : devPageConfig(() => ({})),
      ],
      css: { modules: { generateScopedName: cssName } },
      build: {
        target: 'esnext',
        outDir: `dist/r/${area}`,
        emptyOutDir: true,
        manifest: 'assets.json',
        modulePreload: { polyfill: false },
        reportCompressedSize: false,
        rolldownOptions: { input: WHOLE_SHARES, output: { codeSplitting: { groups: CHUNKS } } },
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
