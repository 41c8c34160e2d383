import type { Plugin, Rolldown } from 'vite';
import type { FirstModules } from './first-modules.ts';

/** Schemas, and the module by which an area's schemas get the shell's zod (shared-zod.ts). */
const WAITS = /\/domain\/src\/.*[/-]schema\.ts$|shared-zod/;

/**
 * Refuses an area's build in two cases. A first screen would wait for zod: a chunk it needs holds a schema, because the screen imports one or
 * because the bundler put both into one chunk. Or a chunk with schemas, which starts once zod is there, and another chunk import each other:
 * such a circle may never start.
 * It changes no byte: what it lets pass is the same without this file, its test and the word that names it.
 */
export function noWaiting({ routes, screens }: FirstModules): Plugin {
  return {
    name: 'no-waiting',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const chunk of chunks.filter(({ moduleIds }) => moduleIds.some((id) => WAITS.test(id)))) {
        const around = chunks.find(
          ({ fileName, imports }) =>
            imports.includes(chunk.fileName) && chunksWith([chunk], bundle).has(fileName),
        );
        if (around)
          this.error(`${chunk.fileName} holds schemas and needs ${around.fileName}, which needs it`);
      }
      for (const screen of [routes, ...screens]) {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(screen));
        if (!chunk) this.error(`the build has no ${screen}`);
        for (const name of chunksWith([chunk], bundle)) {
          const held = chunks
            .find(({ fileName }) => fileName === name)
            ?.moduleIds.find((id) => WAITS.test(id));
          if (held) this.error(`${screen} would wait for zod: ${name} holds ${held}`);
        }
      }
    },
  };
}

/** File names of the chunks and of all they import statically. */
function chunksWith(seeds: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set(seeds.map(({ fileName }) => fileName));
  for (const name of found) {
    const file = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) found.add(imported);
  }
  return found;
}
