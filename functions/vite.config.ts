import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  version: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
};

/** Cloud Build installs these. Everything else is bundled in. */
const external = Object.keys(manifest.dependencies);

/** Each function's own module, which `index.js` loads by its name: an instance starts with one function's code, not all. */
const functions = readdirSync(join(import.meta.dirname, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/[^/]+\/on-[^/]+(?<!\.test)\.ts$/.test(file))
  .map((file) => [parse(file).name, join('src', file)]);

/**
 * Writes the deployed `package.json`, and the lockfile that Cloud Build installs from: npm prunes the repository's to the dependencies. It works
 * offline, so it can't choose other versions than the tested ones.
 */
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
      const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'));
      // Another package's tools may hold a dependency's usual place with a different version.
      const own = Object.fromEntries(
        external.flatMap((name) => {
          const entry = lock.packages[`functions/node_modules/${name}`];
          return entry ? [[`node_modules/${name}`, entry]] : [];
        }),
      );
      const write = (name: string, content: object): void =>
        writeFileSync(join(dir, name), `${JSON.stringify(content, null, 2)}\n`);
      write('package.json', deployed);
      if (this.meta.watchMode) return; // the emulator needs none
      write('package-lock.json', { ...lock, packages: { ...lock.packages, ...own, '': deployed } });
      const flags = ['--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund'];
      execFileSync('npm', ['install', '--prefix', dir, ...flags, '--loglevel=error'], { cwd: dir });
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
        'pages-thread': 'src/site/pages/thread.ts',
        ...Object.fromEntries(functions),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true, external },
  plugins: [deployedPackage()],
});
