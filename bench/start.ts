/**
 * Measures what functions start with: the processor's time and the memory that loading each takes, as it is built, in a process of its own, beside
 * what Node, the library and Google's clients take alone. Processor time, as a machine that is busy besides changes it little. Reports, asserts
 * nothing. `npm run bench:start`, after `npm run build`.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from '@vidriera/domain/zod-classic';
import { median } from './stats.ts';

const SCRIPT = fileURLToPath(new URL('./start/process.mjs', import.meta.url));
const PROCESSES = 7;
/** Three quarters of the 256 MB that most have. */
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

/** What loading `modules` takes, in the middle of several processes. */
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
