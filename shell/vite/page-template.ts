import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const OUT = join(import.meta.dirname, '../dist-template');

/** The first import of the entry: the shell itself. */
const START = '/shell/src/bootstrap.tsx';

/**
 * Moves the built index.html out of what Hosting serves, to where the function `pages` is built from, and names in it all scripts the
 * shell starts with, so that they are fetched side by side.
 */
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
        const preloads = startScripts(bundle).map(
          (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
        );
        const page = String(html.source).replace('</head>', `${preloads.join('')}</head>`);
        writeFileSync(join(OUT, 'index.html'), page);
      },
    },
  };
}

/** The chunk of `START` and all it imports. */
function startScripts(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(START));
  const found = new Set(start ? [start.fileName] : []);
  for (const name of found)
    for (const imported of bundle[name]?.type === 'chunk' ? bundle[name].imports : []) found.add(imported);
  if (found.size === 0) throw new Error(`the shell was built without ${START}`);
  return [...found];
}
