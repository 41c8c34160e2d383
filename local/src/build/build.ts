import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { CACHE, ROOT } from '../cli/paths.ts';
import { UserError } from '../cli/user-error.ts';
import { runLogged } from '../process/logged.ts';

const LIMIT_MS = 600_000;
const SHOWN_LINES = 12;
/**
 * Message of runtime/build/area-config.ts. The federation plugin lost a race on a busy machine; a second build
 * succeeds.
 */
const LOST_RACE = /which the shell shares\. Build again\./;
const BUILT = /^✅ \[(.+)\] Executed successfully/;

/**
 * Builds the packages whose sources changed since their last build (wireit).
 * @param only package folders; all packages by default
 * @throws UserError with the first error of the build and its log
 */
export async function buildAll(signal: AbortSignal, only: string[] = []): Promise<void> {
  const logFile = join(CACHE, `build${only.map((folder) => `-${folder}`).join('')}.log`);
  const command = only.length === 0 ? 'npm run build:packages' : `npm run build -w ${only.join(' -w ')}`;
  const build = () =>
    runLogged(command, {
      cwd: ROOT,
      logFile,
      limitMs: LIMIT_MS,
      signal,
      env: {
        WIREIT_LOGGER: 'simple',
        WIREIT_FAILURES: 'kill',
        WIREIT_PARALLEL: String(availableParallelism()),
      },
      onLine: (line) => {
        const name = BUILT.exec(line)?.[1];
        if (name) console.log(`  ${name} is done`);
      },
    });
  const output = () => readFileSync(logFile, 'utf8');
  let { how } = await build();
  if (how !== 'code 0' && LOST_RACE.test(output())) ({ how } = await build());
  if (how === 'code 0') return;
  throw new UserError(`The build failed (${how}). From ${relative(ROOT, logFile)}:\n${firstError(output())}`);
}

function firstError(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  const first = lines.findIndex((line) => /error/i.test(line));
  return lines.slice(Math.max(0, first)).slice(0, SHOWN_LINES).join('\n');
}
