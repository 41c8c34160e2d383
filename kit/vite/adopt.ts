import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Its name in the build's manifest (kit/vite/screen-assets.ts reads it). */
export const ADOPT = 'virtual:adopt';

/**
 * Adds to an area's build the script by which a page that the server rendered takes the area over: it is given the shell's modules,
 * by their shared names, lays them where this build's stand-ins look first, and answers what `./routes` exports.
 *
 * The container (`remoteEntry-…`) and the federation runtime do the same for areas of any build; between them they are 24 KB after
 * Brotli. Where the HTML says which builds of shell and area belong together, there is nothing left for them to find out. That the
 * stand-ins look into `__mf_module_cache__` is the pinned plugin's own affair, so the knowledge of it stays here, in the build it is
 * true for.
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
