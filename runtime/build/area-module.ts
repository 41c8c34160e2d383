import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Area } from '../../domain/src/site/areas.ts';

/** What an area's module for the server is built from. */
export const AREA_MODULE = 'virtual:area-module';

/** Makes it: what AreaServerModule says (runtime/contract/server-module.ts). */
export function areaModule(area: Area, root: string): Plugin {
  const code = `
export { setServerOrigin } from '@vidriera/session/config';
export { assets } from 'virtual:screen-assets';
export { routes } from ${JSON.stringify(join(root, 'src/routes.tsx'))};
export const name = ${JSON.stringify(area)};
`;
  const importer = join(root, 'src/server-module.ts');
  return {
    name: 'area-module',
    enforce: 'pre',
    resolveId(source, from, options) {
      if (source === AREA_MODULE) return `\0${AREA_MODULE}`;
      return from === `\0${AREA_MODULE}`
        ? this.resolve(source, importer, { ...options, skipSelf: true })
        : null;
    },
    load: (id) => (id === `\0${AREA_MODULE}` ? code : null),
  };
}
