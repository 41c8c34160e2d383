import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { folderOf, SERVED_AREAS } from '../domain/src/site/areas.ts';
import { buildId } from '../kit/vite/build-id.ts';
import { cssName } from '../kit/vite/css-names.ts';
import { ROOT } from '../kit/vite/paths.ts';
import { screenAssets } from './vite/screen-assets.ts';

/** The packages of the areas the server draws: here their routes are imported, not loaded from their sites. */
const SERVED = SERVED_AREAS.map(folderOf);

/** Each package's own build id: it tells the browser whether it has the sources this HTML was drawn from. */
function buildIds(): Plugin {
  const ids = new Map(['shell', ...SERVED].map((name) => [name, JSON.stringify(buildId(name))]));
  return {
    name: 'build-ids',
    transform(code, id) {
      const owner = [...ids.keys()].find((name) => id.startsWith(join(ROOT, name, 'src/')));
      return owner && code.includes('__BUILD_ID__')
        ? { code: code.replaceAll('__BUILD_ID__', ids.get(owner) ?? ''), map: null }
        : null;
    },
  };
}

/** Nobody signs in on a server: Firebase's browser SDKs, which screens fetch on demand, are left out. */
function withoutFirebase(): Plugin {
  const sdk = join(ROOT, 'kit/src/session/sdk/');
  return {
    name: 'without-firebase',
    enforce: 'pre',
    load: (id) => (id.startsWith(sdk) ? 'export {};' : null),
  };
}

/**
 * The server's build of the public screens, for the function `pages`. It runs after the browser's builds: their manifests say
 * which style sheets and scripts a screen has.
 */
export default defineConfig({
  root: import.meta.dirname,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [react(), buildIds(), withoutFirebase(), screenAssets()],
  resolve: {
    alias: SERVED.map((name) => ({
      find: `${name}/routes`,
      replacement: join(ROOT, name, 'src/routes.tsx'),
    })),
  },
  css: { modules: { generateScopedName: cssName } },
  build: {
    ssr: 'src/server/entry.ts',
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node24',
    minify: true,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
  },
  // Not 'node': react-router answers it with all that its framework's servers need.
  ssr: { noExternal: true, resolve: { conditions: ['module', 'production'] } },
});
