import { createHash } from 'node:crypto';
import type { CSSOptions } from 'vite';

/**
 * Classes of CSS Modules are named by their own name and a mark of their sheet, the same in the browser's build and the server's. Vite would
 * add more: 0.4 of 130 KB of a profile's scripts (`npm test -- e2e -- budgets`, with and without this file).
 */
export const CLASS_NAMES: CSSOptions = {
  modules: {
    generateScopedName: (name, _file, css) =>
      `${name}_${createHash('sha256').update(css).digest('base64url').slice(0, 4)}`,
  },
};
