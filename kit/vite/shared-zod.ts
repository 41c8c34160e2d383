import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './paths.ts';

const DOMAIN = join(ROOT, 'domain/src/');
const SHARED_ZOD = '\0shared-zod';

/**
 * Has an area's schemas made by the shell's zod, which comes with the first chunk that holds a schema: such a chunk waits for it, and no
 * first screen may need one (no-waiting.ts).
 * It buys 18 KB after Brotli for each area a visitor comes to: that much is a zod of its own.
 * Without this file and the line that names it, `npm run build` ends at no-copies.ts; without that one too, `npm run bench:bytes` shows the
 * difference.
 */
export function sharedZod(): Plugin {
  return {
    name: 'shared-zod',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'domain/zod' || (source === '../zod.ts' && importer?.startsWith(DOMAIN)) ? SHARED_ZOD : null,
    load: (id) =>
      id === SHARED_ZOD ? `import { loadZod } from 'kit/zod';\nexport const z = await loadZod();\n` : null,
  };
}
