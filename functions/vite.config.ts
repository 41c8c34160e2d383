import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
};

/** What Cloud Build installs beside the bundle; everything else, the domain included, is bundled in. */
const external = Object.keys(manifest.dependencies);

/** Each function's own module, which `index.js` loads by its name. */
const functions = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/on-[^/]+(?<!\.test)\.ts$/.test(file))
  .map((file) => [parse(file).name, join('src', file)]);

/** Writes the `package.json` of the deployed folder: exact runtime versions and the entry. */
function deployedPackage(): Plugin {
  return {
    name: 'deployed-package',
    writeBundle({ dir }) {
      if (!dir) throw new Error('The bundle has no folder.');
      const { version, engines, dependencies } = manifest;
      const deployed = {
        name: 'vidriera-functions',
        version,
        private: true,
        type: 'module',
        main: 'index.js',
        engines,
        dependencies,
      };
      writeFileSync(join(dir, 'package.json'), `${JSON.stringify(deployed, null, 2)}\n`);
    },
  };
}

export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist',
    target: 'node24',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: 'src/index.ts',
        'pages-thread': 'src/pages/thread.ts',
        ...Object.fromEntries(functions),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true, external },
  plugins: [deployedPackage()],
});
