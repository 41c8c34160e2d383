import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './paths.ts';

const SDK = join(ROOT, 'session/src/sdk/');

/**
 * Leaves Firebase's browser SDKs, which screens fetch on demand, out of the modules for the server: nobody signs in there.
 * It buys 472 of 1,656 KB that the thread of each build reads and compiles: `ls -l shell/dist/server` after `npm run build`.
 * Without this file and the line that names it, all is drawn as before.
 */
export function withoutFirebase(): Plugin {
  return {
    name: 'without-firebase',
    enforce: 'pre',
    load: (id) => (id.startsWith(SDK) ? 'export {};' : null),
  };
}
