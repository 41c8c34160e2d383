import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { ROOT } from './paths.ts';

/** Where the built page waits for shell.json to be made of it. */
export const PAGE = join(ROOT, 'shell/dist-template/index.html');

/** The first import of the entry: the shell itself. */
const START = '/shell/src/bootstrap.tsx';

/**
 * Moves the built index.html out of what Hosting serves, and names in it all scripts the shell starts with, so that they are fetched side by
 * side. The first is part of the build, no trick: shell.json is made of that page. The second spares a page the round trips in which the browser
 * would find out one script by the other; without `links`, `npm run build && npm run bench:journeys` shows the difference.
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
        mkdirSync(dirname(PAGE), { recursive: true });
        const named = (file: string) => String(html.source).includes(`href="/${file}"`);
        const start = scriptsOf(bundle, START).filter((file) => !named(file));
        const links = start.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
        const page = String(html.source).replace('</head>', `${links.join('')}</head>`);
        writeFileSync(PAGE, page);
      },
    },
  };
}

/** The files of a source's chunk and of all it imports. @throws when the source has no chunk of its own */
function scriptsOf(bundle: Rolldown.OutputBundle, source: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(source));
  if (!first) throw new Error(`the shell was built without ${source}`);
  const found = new Set([first.fileName]);
  for (const name of found) {
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(imported);
  }
  return [...found];
}
