import type { Plugin } from 'vite';

/** Sources of the shared modules. React's jsx runtime holds no state, and every build has its own. */
const SHELLS_OWN =
  /\/node_modules\/(?:react\/(?!.*jsx)|react-dom\/|react-router(?:-dom)?\/|scheduler\/|@?firebase\/)|\/router\/src\/|\/session\/src\/(?:acts|observe|session|store|user|sdk\/)/;

/**
 * Refuses an area's build that holds a copy of a shared module. Without it two routers or two sessions could get onto one page, and only a browser
 * would show that. It happened once, on a machine too busy for the federation plugin.
 */
export function noCopies(): Plugin {
  return {
    name: 'no-copies',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const copy = ids.find((id) => SHELLS_OWN.test(id));
      if (copy) this.error(`The build holds a copy of ${copy}, which the shell shares. Build again.`);
    },
  };
}
