import type { BuildOptions } from 'vite';

/**
 * Scripts for browsers are minified by terser, whose later passes find what Vite's own minifier leaves: 1.4 of 129 KB on /explore,
 * 0.7 KB more on `/`, for some seconds of each build. Without this file and what names it, `npm test -- e2e -- budgets` shows the difference.
 */
export const MINIFIED: Pick<BuildOptions, 'minify' | 'terserOptions'> = {
  minify: 'terser',
  terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
};
