/**
 * Measures CPU time and memory of loading each built function in its own process, compared with Node and
 * libraries alone. CPU time depends little on other load. `npm run bench:start` after `npm run build`.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from '@vidriera/domain/zod-classic';
import { median } from './stats.ts';

const SCRIPT = fileURLToPath(new URL('./start/process.mjs', import.meta.url));
const PROCESSES = 7;
/** Three quarters of 256 MB, the size of most functions. */
const FLAGS = ['--max-old-space-size=192'];
const ENTRY = './dist/index.js';

const ALONE = [[], ['firebase-functions/https'], ['firebase-admin/firestore'], ['express']];
const FUNCTIONS = [
  'api',
  'gate',
  'pages',
  'reports',
  'media',
  'sitemap',
  'cards',
  'checkUsername',
  'signUp',
  'saveProfile',
  'exportData',
  'onEventoWritten',
  'onUserWritten',
  'daily',
];

const startedSchema = z.object({ cpuMs: z.number(), mb: z.number() });

/** Loads `modules` in several processes; returns medians. */
function started(target: string, modules: string[]): string {
  const env = {
    ...process.env,
    FUNCTION_TARGET: target,
    GCLOUD_PROJECT: 'demo-bench',
    FIREBASE_CONFIG: '{"storageBucket":"demo-bench.appspot.com"}',
    VIDRIERA_WEB_API_KEY: 'bench',
    VIDRIERA_LIMIT_SECRET: 'bench'.repeat(8),
  };
  const runs = Array.from({ length: PROCESSES }, () =>
    startedSchema.parse(
      JSON.parse(
        execFileSync(process.execPath, [...FLAGS, SCRIPT, ...modules], {
          env,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }),
      ),
    ),
  );
  const middle = (of: (run: (typeof runs)[number]) => number) => Math.round(median(runs.map(of)));
  return `${middle(({ cpuMs }) => cpuMs)} | ${middle(({ mb }) => mb)}`;
}

console.log('| loaded | ms of a processor | MB |\n| --- | --: | --: |');
for (const modules of ALONE)
  console.log(`| ${modules.join(', ') || 'Node alone'} | ${started('-', modules)} |`);
for (const name of FUNCTIONS) console.log(`| \`${name}\` | ${started(name, [ENTRY])} |`);
