import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const OUT = join(import.meta.dirname, '../dist-template');

/** Moves the built index.html out of what Hosting serves, to where the function `pages` is built from. */
export function pageTemplate(): Plugin {
  return {
    name: 'page-template',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const html = bundle['index.html'];
        if (html?.type !== 'asset') this.error('the shell has no index.html');
        delete bundle['index.html'];
        mkdirSync(OUT, { recursive: true });
        writeFileSync(join(OUT, 'index.html'), html.source);
      },
    },
  };
}
