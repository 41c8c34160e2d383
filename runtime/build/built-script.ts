import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ROOT } from './paths.ts';

/** The text of a script that is built by itself, minified. @param source from the shell's `src/`: 'start/inline.ts' */
export async function builtScript(source: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: join(ROOT, 'shell/src', source),
        output: { format: 'iife', minify: true },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}
