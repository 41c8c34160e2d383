import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Plugin } from 'vite';
import type { Area } from '../../domain/src/site/areas.ts';
import { type AreaBuild, areaBuildSchema, CONTRACT } from '../../domain/src/site/manifest-schema.ts';
import type { AreaServerModule } from '../src/server-module.ts';
import { aboutBuild, sha256 } from './build-id.ts';
import { type BrowserBuild, closure, manifestOf } from './screen-assets.ts';
import { SHARED } from './shared.ts';
import { usedExports } from './used-exports.ts';

/**
 * Writes `remote.json` beside an area's build when its module for the server has been made: all that is needed to serve this build. That module is
 * kept only if a server draws any of its screens.
 */
export function remoteJson(area: Area, { folder, base }: BrowserBuild): Plugin {
  return {
    name: 'remote-json',
    writeBundle(_options, bundle) {
      const [chunk] = Object.values(bundle);
      if (chunk?.type !== 'chunk') this.error(`${area}: no module for the server`);
      const manifest = manifestOf(folder);
      const entry = Object.entries(manifest).find(([, { file }]) => file.startsWith('remoteEntry-'));
      if (!entry || !manifest['src/routes.tsx']) this.error(`${area}: the build has no entry or no routes`);
      const drawn = isDrawn(chunk.code);
      if (!drawn) rmSync(join(folder, chunk.fileName));
      const js = closure(manifest, [entry[0], 'src/routes.tsx']).js.filter((file) => file !== entry[1].file);
      const build: AreaBuild = {
        ...aboutBuild(folder, base),
        contract: CONTRACT,
        entry: base + entry[1].file,
        js: js.map((file) => base + file),
        uses: usedExports(chunk.code, SHARED),
        server: drawn ? { file: base + chunk.fileName, sha256: sha256(chunk.code) } : null,
      };
      writeFileSync(join(folder, 'remote.json'), JSON.stringify({ builds: [areaBuildSchema.parse(build)] }));
    },
  };
}

/** Whether a server draws any screen of the module. */
function isDrawn(code: string): boolean {
  const module = { exports: {} as AreaServerModule };
  const require = createRequire(import.meta.url);
  const stub = new Proxy({}, { get: () => () => ({}) });
  const evaluate = compileFunction(code, ['require', 'exports', 'module']);
  evaluate((name: string) => (name.startsWith('kit/') ? stub : require(name)), module.exports, module);
  return module.exports.routes.some(({ handle }) => handle?.served);
}
