import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version as reactVersion } from 'react';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import type { Area } from '../../domain/src/site/areas.ts';
import type { z } from '../../domain/src/zod.ts';
import { CONTRACT } from '../contract/manifest-schema.ts';
import type { BuildAssets } from '../contract/server-module.ts';
import { type BrowserBuild, buildAssets } from './build-assets.ts';

interface ServerBuild extends BrowserBuild {
  input: string;
  area: Area | null;
  /** Modules that the caller provides by `require`. */
  external: readonly string[];
  manifest: 'shell.json' | 'remote.json';
  schema: z.ZodMiniType;
  /** Fields of the manifest that shell and areas don't share. */
  fields: (assets: BuildAssets, server: Rolldown.OutputChunk) => object;
}

/** Firebase's browser SDKs are never called on a server: 472 of 1,656 KB that each thread would read and compile. */
const FIREBASE = /\/session\/src\/sdk\//;

/**
 * The Vite configuration of a package's module for the server: one CommonJS file in the folder of its browser's build, made after that.
 * `usedExports` reads its names, so they are not mangled.
 */
export function serverConfig(build: ServerBuild): UserConfig {
  return {
    define: { 'process.env.NODE_ENV': '"production"', AREA_NAME: JSON.stringify(build.area) },
    plugins: [writeManifest(build)],
    build: {
      ssr: true,
      outDir: build.folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: build.input,
        external: [...build.external, FIREBASE],
        checks: { moduleLevelDirective: false },
        output: {
          format: 'cjs',
          entryFileNames: 'server/screens-[hash].cjs',
          codeSplitting: false,
          minify: { mangle: false, compress: true, codegen: true },
        },
      },
    },
    // Not 'node': react-router answers it with all that its framework's servers need.
    ssr: { noExternal: true, resolve: { conditions: ['module', 'production'] } },
  };
}

/** A name that carries a hash of the content: the file never changes. */
const HASHED = /-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;
const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Writes the build's manifest. Without it the functions do not know the build, so nothing of it is served. */
function writeManifest(build: ServerBuild): Plugin {
  let assets: BuildAssets;
  return {
    name: 'write-manifest',
    // Not when the configuration is loaded: tools that only read it run before the browser's build.
    config() {
      assets = buildAssets(build);
      return { define: { BUILD_ASSETS: JSON.stringify(assets) } };
    },
    async writeBundle(_options, bundle) {
      const [server] = Object.values(bundle);
      if (server?.type !== 'chunk') this.error(`${build.folder}: no module for the server`);
      const names = readdirSync(build.folder, { recursive: true, encoding: 'utf8' });
      const files = names.filter((name) => HASHED.test(name)).map((name) => build.base + name);
      const live = build.schema.parse({
        id: sha256(files.sort().join('\n')).slice(0, 12),
        contract: CONTRACT,
        react: reactVersion,
        files,
        server: { file: build.base + server.fileName, sha256: sha256(server.code) },
        ...(await build.fields(assets, server)),
      });
      writeFileSync(join(build.folder, build.manifest), JSON.stringify({ builds: [live] }));
    },
  };
}
