import type { Plugin } from 'vite';

/**
 * jsQR, which comes as UMD, as a module. As CommonJS it would be the only such thing in an area, and the bundler's part for it a chunk of its own that
 * every screen of signed-in people waits for.
 *
 * It buys 0.3 KB and a request. Without it, `npm test -- e2e -- signed-in-budgets` shows the difference.
 */
export const jsqrAsModule = (): Plugin => ({
  name: 'jsqr-as-module',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/jsqr\/dist\/jsQR\.js$/ },
    handler: (code) => ({
      code: `const module = { exports: {} }; const { exports } = module;\n${code}\nexport default module.exports;`,
      map: null,
    }),
  },
});
