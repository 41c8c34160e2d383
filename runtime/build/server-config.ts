import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { type BrowserBuild, screenAssets } from './screen-assets.ts';
import { withoutFirebase } from './without-firebase.ts';

interface ServerBuild extends BrowserBuild {
  root: string;
  /** The module it is built from. */
  input: string;
  /** What its file's name begins with. */
  name: string;
  /** Modules that whoever evaluates it hands in by `require`. */
  external: readonly string[];
  /** More plugins; they see the one file and write what belongs to it. */
  plugins: Plugin[];
}

/**
 * The Vite configuration of a package's module for the server: one CommonJS file in the folder of its browser's build, made after that.
 * Names are left as they are, for usedExports reads them.
 */
export const serverConfig = ({
  root,
  input,
  name,
  external,
  plugins,
  ...build
}: ServerBuild): UserConfig => ({
  root,
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [react(), withoutFirebase(), screenAssets(build), ...plugins],
  build: {
    ssr: true,
    outDir: build.folder,
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node24',
    reportCompressedSize: false,
    rolldownOptions: {
      input,
      external: [...external],
      output: {
        format: 'cjs',
        entryFileNames: `server/${name}-[hash].cjs`,
        codeSplitting: false,
        minify: { mangle: false, compress: true, codegen: true },
      },
    },
  },
  // Not 'node': react-router answers it with all that its framework's servers need.
  ssr: { noExternal: true, resolve: { conditions: ['module', 'production'] } },
});
