/**
 * The modules of which a page has one copy, the shell's (runtime/browser/shared-modules.ts). They are loaded before the first render, so Firebase
 * is not among them: @vidriera/session imports it on demand. @vidriera/router exports only the used names of react-router-dom.
 */
const SINGLETONS = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  '@vidriera/router': '*',
  '@vidriera/session': '*',
};

export const SHARED_MODULES = Object.keys(SINGLETONS);

/** The `shared` option of the federation plugin, for an area. */
export const federationShared = (own: { import: false } | Record<string, never>) =>
  Object.fromEntries(
    Object.entries(SINGLETONS).map(([name, requiredVersion]) => [
      name,
      { singleton: true, requiredVersion, suppressMissingImportWarning: true, ...own },
    ]),
  );
