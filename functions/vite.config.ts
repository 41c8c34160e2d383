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

const TEMPLATE = 'virtual:page-template';

/** The shell's built page as a string: the function `pages` fills it in. The shell is built first. */
function pageTemplate(): Plugin {
  const file = join(import.meta.dirname, '../shell/dist-template/index.html');
  return {
    name: 'page-template',
    resolveId: (source) => (source === TEMPLATE ? `\0${TEMPLATE}` : null),
    load: (id) =>
      id === `\0${TEMPLATE}` ? `export default ${JSON.stringify(readFileSync(file, 'utf8'))};` : null,
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
    rolldownOptions: { output: { entryFileNames: 'index.js', codeSplitting: false } },
  },
  ssr: { noExternal: true, external },
  plugins: [pageTemplate(), deployedPackage()],
});
