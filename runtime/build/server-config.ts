import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version as reactVersion } from 'react';
import type { Plugin, Rolldown, UserConfig } from 'vite';
import type { Area } from '../../domain/src/site/areas.ts';
import type { z } from '../../domain/src/zod.ts';
import { BACKEND, CONTRACT } from '../contract/manifest-schema.ts';
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

/** Firebase's browser SDKs, unused on the server. Leaving them out saves each thread 472 of 1,656 KB. */
const FIREBASE = /\/session\/src\/sdk\//;

/**
 * Returns the Vite configuration of a package's server module: one CommonJS file, built after the browser's build into its folder.
 * Names are not mangled, because `usedExports` reads them.
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
    // Without 'node', for which react-router exports its framework's server code.
    ssr: { noExternal: true, resolve: { conditions: ['module', 'production'] } },
  };
}

/** Matches file names with a content hash: these files never change. */
const HASHED = /-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/;
const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Writes the build's manifest. The functions serve only builds with a manifest. */
function writeManifest(build: ServerBuild): Plugin {
  let assets: BuildAssets;
  return {
    name: 'write-manifest',
    // Deferred to this hook: tools load the configuration before the browser's build exists.
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
        backend: BACKEND,
        react: reactVersion,
        files,
        server: { file: build.base + server.fileName, sha256: sha256(server.code) },
        ...(await build.fields(assets, server)),
      });
      writeFileSync(join(build.folder, build.manifest), JSON.stringify({ builds: [live] }));
    },
  };
}
