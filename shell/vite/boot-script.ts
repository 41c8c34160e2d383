import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** The text of the inline script of a drawn page (shell/src/start/boot.ts), minified. */
export async function bootScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/start/inline.ts'),
        output: { format: 'iife', minify: true },
      },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}
