import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Area } from '../../domain/src/site/areas.ts';
import { type AreaBuild, areaBuildSchema, CONTRACT } from '../contract/manifest-schema.ts';
import { SHARED } from '../contract/shared.ts';
import { ADOPT } from './adopt.ts';
import { aboutBuild, sha256 } from './build-id.ts';
import { type BrowserBuild, closure, manifestOf } from './screen-assets.ts';
import { usedExports } from './used-exports.ts';

/**
 * Writes `remote.json` beside an area's build when its module for the server has been made: all that is needed to serve this build.
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
      const adopt = manifest[ADOPT]?.file;
      if (!adopt) this.error(`${area}: the build can't be adopted`);
      const js = closure(manifest, [ADOPT, 'src/routes.tsx']).js.filter((file) => file !== adopt);
      const build: AreaBuild = {
        ...aboutBuild(folder, base),
        contract: CONTRACT,
        entry: base + entry[1].file,
        adopt: base + adopt,
        js: js.map((file) => base + file),
        uses: usedExports(chunk.code, SHARED),
        server: { file: base + chunk.fileName, sha256: sha256(chunk.code) },
      };
      writeFileSync(join(folder, 'remote.json'), JSON.stringify({ builds: [areaBuildSchema.parse(build)] }));
    },
  };
}
