import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { readPackages } from '../build/packages.ts';
import { CACHE, ROOT } from '../cli/paths.ts';
import { elapsed } from '../cli/steps.ts';
import { runLogged } from '../process/logged.ts';

const LIMIT_MS = 300_000;

/** Checks the types of every package, of the benchmarks and of the root's own files, several at a time; answers whether all are right. */
export async function checkTypes(signal: AbortSignal): Promise<boolean> {
  const folders = [ROOT, join(ROOT, 'bench'), ...readPackages().map(({ folder }) => folder)];
  const waiting = folders.filter((folder) => existsSync(join(folder, 'tsconfig.json')));
  const wrong: string[] = [];
  const worker = async (): Promise<void> => {
    for (let folder = waiting.shift(); folder !== undefined; folder = waiting.shift()) {
      if (!(await checkOne(folder, signal))) wrong.push(relative(ROOT, folder) || 'the root');
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  if (wrong.length > 0) console.log(`Types are wrong in: ${wrong.sort().join(', ')}`);
  return wrong.length === 0;
}

async function checkOne(folder: string, signal: AbortSignal): Promise<boolean> {
  const name = relative(ROOT, folder) || 'root';
  const started = Date.now();
  const lines: string[] = [];
  const { how } = await runLogged(`tsc -p ${JSON.stringify(folder)} --pretty false`, {
    cwd: ROOT,
    logFile: join(CACHE, 'types', `${name}.log`),
    limitMs: LIMIT_MS,
    signal,
    onLine: (line) => lines.push(`  ${line}`),
  });
  const good = how === 'code 0';
  console.log(
    [`  ${good ? '✓' : '✗'} ${name} (${elapsed(Date.now() - started)})`, ...(good ? [] : lines)].join('\n'),
  );
  return good;
}
