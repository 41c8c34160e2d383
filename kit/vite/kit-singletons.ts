import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './paths.ts';
import { SHARED } from './shared.ts';

const KIT = join(ROOT, 'kit/src/');
const OF_THE_KIT = new Set(SHARED.filter((name) => name.startsWith('kit/')));

/**
 * The federation plugin leaves a package's imports of itself alone (it takes them for internals), and so would bundle a second
 * session into whoever uses kit/screen. This asks again in the name of the package being built.
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
