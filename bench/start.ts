/**
 * Measures CPU time and memory of loading each built function in its own process, compared with Node and
 * libraries alone. CPU time depends little on other load. `npm run bench:start` after `npm run build`.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from '@vidriera/domain/zod-classic';
import { BUILD_ENV, builtFunctions } from './built-functions.ts';
import { median } from './stats.ts';

const SCRIPT = fileURLToPath(new URL('./start/process.mjs', import.meta.url));
const PROCESSES = 7;
const ENTRY = './dist/index.js';

const ALONE = [[], ['firebase-functions/https'], ['firebase-admin/firestore'], ['express']];

const startedSchema = z.object({ cpuMs: z.number(), mb: z.number() });

/** Loads `modules` in several processes; returns medians. @param megabytes given; Node's heap gets three quarters */
function started(target: string, modules: string[], megabytes = 256): string {
  const args = [`--max-old-space-size=${megabytes * 0.75}`, SCRIPT, ...modules];
  const env = { ...BUILD_ENV, FUNCTION_TARGET: target };
  const runs = Array.from({ length: PROCESSES }, () =>
    startedSchema.parse(
      JSON.parse(
        execFileSync(process.execPath, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
      ),
    ),
  );
  const middle = (of: (run: (typeof runs)[number]) => number) => Math.round(median(runs.map(of)));
  return `${middle(({ cpuMs }) => cpuMs)} | ${middle(({ mb }) => mb)}`;
}

console.log('| loaded | CPUs | at once | MB given | ms of a processor | MB loaded |');
console.log('| --- | --: | --: | --: | --: | --: |');
for (const modules of ALONE)
  console.log(`| ${modules.join(', ') || 'Node alone'} | | | | ${started('-', modules)} |`);
for (const { name, cpu, concurrency, availableMemoryMb } of builtFunctions()) {
  const figures = started(name, [ENTRY], availableMemoryMb);
  console.log(`| \`${name}\` | ${cpu} | ${concurrency} | ${availableMemoryMb} | ${figures} |`);
}
