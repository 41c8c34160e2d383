/**
 * The modules of which a page has one copy, the shell's. One list for host and areas: an area that counts on something the
 * shell does not share gets `undefined` at render, not an error at load. Everything in it is loaded before the first render, so
 * Firebase has no place here, and react-router-dom reaches the areas through kit/router, which names only what is in use.
 */
const SINGLETONS = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  'kit/router': '*',
  'kit/session': '*',
  'domain/zod': '*',
};

/** Their names. */
export const SHARED = Object.keys(SINGLETONS);

/** The `shared` option of the federation plugin, with what differs between host and areas. */
export const share = (own: { eager: true } | { import: false } | Record<string, never>) =>
  Object.fromEntries(
    Object.entries(SINGLETONS).map(([name, requiredVersion]) => [
      name,
      { singleton: true, requiredVersion, suppressMissingImportWarning: true, ...own },
    ]),
  );
