import { readFileSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Plugin } from 'vite';
import { CONTRACT, type ShellBuild, shellBuildSchema } from '../contract/manifest-schema.ts';
import type { ShellModule } from '../contract/page.ts';
import { aboutBuild, sha256 } from './build-id.ts';
import { builtScript } from './built-script.ts';
import { cutDocument } from './document.ts';
import { PAGE } from './page-template.ts';

/** Writes `shell.json` beside the shell's build when its module for the server has been made: all that is needed to serve this build. */
export function shellJson(folder: string): Plugin {
  return {
    name: 'shell-json',
    async writeBundle(_options, bundle) {
      const [chunk] = Object.values(bundle);
      if (chunk?.type !== 'chunk') this.error('no module for the server');
      const build: ShellBuild = {
        ...aboutBuild(folder, '/'),
        contract: CONTRACT,
        offers: offersOf(chunk.code),
        document: {
          ...cutDocument(readFileSync(PAGE, 'utf8')),
          boot: await builtScript('start/inline.ts'),
        },
        server: { file: `/${chunk.fileName}`, sha256: sha256(chunk.code) },
      };
      writeFileSync(join(folder, 'shell.json'), JSON.stringify({ builds: [shellBuildSchema.parse(build)] }));
    },
  };
}

/** The names that areas may import, by the module that is shared. */
function offersOf(code: string): Record<string, string[]> {
  const module = { exports: {} as ShellModule };
  const evaluate = compileFunction(code, ['require', 'exports', 'module']);
  evaluate(onlyBuiltins, module.exports, module);
  const names = (shared: unknown) => Object.keys(shared as object).sort();
  return Object.fromEntries(
    Object.entries(module.exports.shared).map(([name, shared]) => [name, names(shared)]),
  );
}

const builtins = createRequire(import.meta.url);
function onlyBuiltins(name: string): unknown {
  if (builtinModules.includes(name.replace(/^node:/, ''))) return builtins(name);
  throw new Error(`the shell's module for the server requires ${name}`);
}
