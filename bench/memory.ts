/**
 * Prints the peak memory of each function's process while a command runs against the emulators, beside the
 * memory that the function is given. Linux only: `npm run bench:memory -- npm test -- e2e`. The emulator's own
 * code takes some 30 MB of each.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from '@vidriera/domain/zod-classic';

const BUILD = fileURLToPath(new URL('../functions/dist/index.js', import.meta.url));
const PRINT = `
  const all = Object.entries(await import(process.argv[1]));
  console.log(JSON.stringify(all.map(([name, { __endpoint }]) => ({ name, ...__endpoint }))));
`;
/** Without a setting, Cloud Run gives a function of up to 2 GiB one CPU. */
const functionSchema = z.object({
  name: z.string(),
  availableMemoryMb: z.number(),
  cpu: z
    .number()
    .nullish()
    .transform((cpu) => cpu ?? 1),
  concurrency: z.number(),
});

type BuiltFunction = z.infer<typeof functionSchema>;

/** Environment of a process that loads built functions. */
const BUILD_ENV = {
  ...process.env,
  GCLOUD_PROJECT: 'demo-bench',
  FIREBASE_CONFIG: '{"storageBucket":"demo-bench.appspot.com"}',
  VIDRIERA_WEB_API_KEY: 'bench',
  VIDRIERA_LIMIT_SECRET: 'bench'.repeat(8),
};

/** Returns each built function with its memory (MB), CPUs and requests at once. */
function builtFunctions(): BuiltFunction[] {
  const stdout = execFileSync(process.execPath, ['--input-type=module', '-e', PRINT, BUILD], {
    env: BUILD_ENV,
    encoding: 'utf8',
  });
  return z.array(functionSchema).min(1).parse(JSON.parse(stdout));
}

const EVERY_MS = 500;

/** Returns a file of a process, or an empty text once it has ended. */
function read(pid: string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}

const peaks = new Map<string, number>();

function look(): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const name = /(?:^|\0)FUNCTION_TARGET=(\w+)/.exec(read(pid, 'environ'))?.[1];
    const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(read(pid, 'status'))?.[1] ?? 0);
    if (name) peaks.set(name, Math.max(peaks.get(name) ?? 0, (kilobytes * 1024) / 1e6));
  }
}

const [command = '', ...args] = process.argv.slice(2);
const looking = setInterval(look, EVERY_MS);
const [code] = await once(spawn(command, args, { stdio: 'inherit' }), 'exit');
clearInterval(looking);

console.log('| function | MB given | MB at most |\n| --- | --: | --: |');
for (const { name, availableMemoryMb } of builtFunctions())
  console.log(`| \`${name}\` | ${availableMemoryMb} | ${peaks.get(name)?.toFixed(0) ?? 'not run'} |`);
process.exitCode = Number(code ?? 1);
