import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
};

/** What Cloud Build installs beside the bundle; everything else, the domain included, is bundled in. */
const external = Object.keys(manifest.dependencies);

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

/** What the shell's build left for the function `pages`: the built page as a string, and the code that renders public screens. */
const OF_THE_SHELL = {
  'virtual:page-template': join(import.meta.dirname, '../shell/dist-template/index.html'),
  'virtual:page-render': join(import.meta.dirname, '../shell/dist-server/render.js'),
};

function ofTheShell(): Plugin {
  const files = new Map(Object.entries(OF_THE_SHELL));
  return {
    name: 'of-the-shell',
    resolveId(source) {
      const file = files.get(source);
      return file?.endsWith('.html') ? `\0${source}` : file;
    },
    load(id) {
      const file = id.startsWith('\0') ? files.get(id.slice(1)) : undefined;
      return file ? `export default ${JSON.stringify(readFileSync(file, 'utf8'))};` : null;
    },
  };
}

export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    outDir: 'dist',
    target: 'node24',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'index.js', chunkFileNames: '[name].js' } },
  },
  ssr: { noExternal: true, external },
  plugins: [ofTheShell(), deployedPackage()],
});
