import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './paths.ts';

const DOMAIN = join(ROOT, 'domain/src/');
const SHARED_ZOD = '\0shared-zod';
const JSON_SCHEMA = /\/zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/;

/**
 * Leaves zod's writer of JSON schemas out of a browser's build: every schema carries it along (5 KB after brotli), and nothing here
 * asks for one.
 */
export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'zod-without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!JSON_SCHEMA.test(id)) return null;
      const names = readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
      const stubs = [...names].map(([, name]) => `export const ${name} = none;`);
      return `const none = () => none;\n${stubs.join('\n')}`;
    },
  };
}

/**
 * Has the domain's schemas, in an area's build, made by the shell's zod, which is fetched when the first chunk that holds a schema is.
 * No chunk of a first screen may be one of those: it would wait.
 */
export function sharedZod(): Plugin {
  return {
    name: 'shared-zod',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'domain/zod' || (source === '../zod.ts' && importer?.startsWith(DOMAIN)) ? SHARED_ZOD : null,
    load: (id) =>
      id === SHARED_ZOD ? `import { loadZod } from 'kit/zod';\nexport const z = await loadZod();\n` : null,
  };
}
