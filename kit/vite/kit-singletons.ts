import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './paths.ts';
import { SHARED } from './shared.ts';

const KIT = join(ROOT, 'kit/src/');
const OF_THE_KIT = new Set(SHARED.filter((name) => name.startsWith('kit/')));

/**
 * Has the kit's own imports of what is shared (kit/session of kit/screen) asked for in the name of the package being built: the federation
 * plugin takes a package's imports of itself for internals, and leaves them alone.
 * It buys one session a page, and no bytes. Without this file and the line that names it, `npm run build` ends at no-copies.ts: the area
 * would hold a second one.
 */
export function kitSingletons(packageFolder: string): Plugin {
  const outsider = join(packageFolder, 'src/outsider.ts');
  return {
    name: 'kit-singletons',
    enforce: 'pre',
    resolveId(source, importer, options) {
      if (!OF_THE_KIT.has(source) || !importer?.startsWith(KIT)) return null;
      return this.resolve(source, outsider, { ...options, skipSelf: true });
    },
  };
}
