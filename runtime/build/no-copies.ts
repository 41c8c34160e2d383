import type { Plugin } from 'vite';

/** Sources of what the shell shares. React's jsx runtime holds no state, and every build has its own. */
const SHELLS_OWN =
  /\/node_modules\/(?:react\/(?!.*jsx)|react-dom\/|react-router(?:-dom)?\/|scheduler\/|@?firebase\/)|\/router\/src\/|\/session\/src\/(?:acts|observe|session|store|user|sdk\/)/;

/**
 * Refuses an area's build that holds a copy of a shared module: two routers or two sessions on one page break every screen of
 * the area, and nothing says so before a browser does. Seen once, on a machine too busy for the federation plugin.
 * It changes no byte: what it lets pass is the same without this file, its test and the word that names it.
 */
export function noCopies(): Plugin {
  return {
    name: 'no-copies',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const copy = file.moduleIds.find((id) => SHELLS_OWN.test(id));
        if (copy)
          this.error(`${file.fileName} holds a copy of ${copy}, which the shell shares. Build again.`);
      }
    },
  };
}
