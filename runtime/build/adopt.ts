import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Its name in the build's manifest (runtime/build/screen-assets.ts reads it). */
export const ADOPT = 'virtual:adopt';

/**
 * Adds to an area's build the script by which a page that the server drew takes the area over: it is given the shell's modules,
 * by their shared names, lays them where this build's stand-ins look first, and answers what `./routes` exports.
 *
 * It buys 23 KB after Brotli on every first page: the shell's `container` and the area's `remoteEntry` in `npm run bench:bytes`, which load an area
 * of any build. Without this file and what names it, pages are loaded by those.
 * That the stand-ins look into `__mf_module_cache__` is the pinned plugin's own affair; the knowledge of it stays in the build it is true for.
 */
export function adoptEntry(root: string): Plugin {
  const routes = join(root, 'src/routes.tsx');
  const code = `
export async function adopt(modules) {
  const { share } = (globalThis.__mf_module_cache__ ??= { share: {}, remote: {} });
  for (const [name, module] of Object.entries(modules)) share[\`default:\${name}\`] ??= share[name] ??= module;
  return import(${JSON.stringify(routes)});
}
`;
  return {
    name: 'adopt-entry',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      this.emitFile({ type: 'chunk', id: ADOPT, name: 'adopt', preserveSignature: 'strict' });
    },
    resolveId: (source) => (source === ADOPT ? `\0${ADOPT}` : null),
    load: (id) => (id === `\0${ADOPT}` ? code : null),
  };
}
