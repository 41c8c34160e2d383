/**
 * The modules of which a page has one copy, the shell's (runtime/browser/shared.ts hands them out). An area that counts on something
 * the shell does not share gets `undefined` at render, not an error at load. Everything in it is loaded before the first render, so
 * Firebase has no place here, only what fetches it; and react-router-dom reaches the areas through @vidriera/router, which names
 * only what is in use.
 */
const SINGLETONS = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  '@vidriera/router': '*',
  '@vidriera/session': '*',
};

/** Their names. */
export const SHARED = Object.keys(SINGLETONS);

/** The `shared` option of the federation plugin, for an area. */
export const share = (own: { import: false } | Record<string, never>) =>
  Object.fromEntries(
    Object.entries(SINGLETONS).map(([name, requiredVersion]) => [
      name,
      { singleton: true, requiredVersion, suppressMissingImportWarning: true, ...own },
    ]),
  );
