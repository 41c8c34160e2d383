import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from '@vidriera/domain/zod-classic';
import { withLock } from '../../bootstrap/lock.mjs';
import { CACHE, ROOT } from '../cli/paths.ts';
import { elapsed } from '../cli/steps.ts';
import { UserError } from '../cli/user-error.ts';
import { runLogged } from '../process/logged.ts';
import { fingerprint, outputs } from './fingerprint.ts';
import { type Package, readPackages } from './packages.ts';

const LIMIT_MS = 300_000;
const SHOWN_LINES = 12;
/** What runtime/build/no-copies says of a build in which a busy machine let the federation plugin come too late: the next one is whole. */
const OVERTAKEN = /which the shell shares\. Build again\./;
const Stamp = z.object({
  hash: z.string(),
  outputs: z.record(z.string(), z.tuple([z.number(), z.number()])),
});

/** What a build did. */
export interface BuildReport {
  built: string[];
  reused: string[];
}

/**
 * Builds every package whose sources, or those of a package it uses, changed since its last build; a package after those it
 * uses, as many at a time as there are processors.
 * @param only the packages meant, where not all are
 * @throws UserError naming the package that does not build and its log
 */
export function buildAll(signal: AbortSignal, only?: string[]): Promise<BuildReport> {
  return withLock(join(CACHE, 'build.lock'), 'a build of this folder', () => buildInOrder(signal, only));
}

async function buildInOrder(signal: AbortSignal, only?: string[]): Promise<BuildReport> {
  const failed = new AbortController();
  const all = readPackages();
  const meant = (name: string) => !only || only.includes(name);
  const waiting = all.filter(({ name, build }) => build !== undefined && meant(name));
  const report: BuildReport = { built: [], reused: [] };
  const running = new Map<string, Promise<void>>();
  const start = async (pkg: Package): Promise<void> => {
    const built = await buildOne(pkg, all, AbortSignal.any([signal, failed.signal]));
    (built ? report.built : report.reused).push(pkg.name);
    running.delete(pkg.name);
  };
  try {
    for (let open = openNames(waiting, running); open.size > 0; open = openNames(waiting, running)) {
      const next = waiting.findIndex((pkg) => !pkg.uses.some((name) => open.has(name)));
      const [pkg] = next >= 0 && running.size < availableParallelism() ? waiting.splice(next, 1) : [];
      if (pkg) running.set(pkg.name, start(pkg));
      else if (running.size > 0) await Promise.race(running.values());
      else throw new Error(`these packages use each other in a circle: ${[...open].join(', ')}`);
    }
  } finally {
    failed.abort(new Error('another package does not build'));
    await Promise.allSettled(running.values());
  }
  return report;
}

/** The names of the packages that have still to be built. */
function openNames(waiting: Package[], running: Map<string, unknown>): Set<string> {
  return new Set([...waiting.map(({ name }) => name), ...running.keys()]);
}

/** Builds one package unless its stamp is current; answers whether it did. */
async function buildOne(pkg: Package, all: Package[], signal: AbortSignal): Promise<boolean> {
  const stampFile = join(CACHE, 'build', `${pkg.name}.json`);
  const hash = fingerprint(pkg, all, ROOT);
  if (isCurrent(stampFile, hash, pkg)) return false;
  const started = Date.now();
  rmSync(stampFile, { force: true });
  const logFile = join(CACHE, 'build', `${pkg.name}.log`);
  const build = () => runLogged(pkg.build ?? '', { cwd: pkg.folder, logFile, limitMs: LIMIT_MS, signal });
  let result = await build();
  if (result.lastLines.some((line) => OVERTAKEN.test(line))) result = await build();
  if (result.how !== 'code 0') {
    throw new UserError(
      `${pkg.name} does not build (${result.how}); see ${relative(ROOT, logFile)}, which says:\n${telling(result.lastLines)}`,
    );
  }
  mkdirSync(join(CACHE, 'build'), { recursive: true });
  writeFileSync(stampFile, JSON.stringify({ hash, outputs: outputs(pkg) }));
  console.log(`  ${pkg.name} built (${elapsed(Date.now() - started)})`);
  return true;
}

/** The first error and what follows it, without the stack of the tool that met it. */
function telling(lines: string[]): string {
  const said = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line));
  const first = said.findIndex((line) => /error/i.test(line));
  return said.slice(Math.max(0, first)).slice(0, SHOWN_LINES).join('\n');
}

function isCurrent(stampFile: string, hash: string, pkg: Package): boolean {
  try {
    const stamp = Stamp.parse(JSON.parse(readFileSync(stampFile, 'utf8')));
    return stamp.hash === hash && isDeepStrictEqual(stamp.outputs, outputs(pkg));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) return false;
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
