import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** The text of a script that is built by itself, minified. @param source from `src/`: 'start/inline.ts' */
export async function builtScript(source: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src', source),
        output: { format: 'iife', minify: true },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}
