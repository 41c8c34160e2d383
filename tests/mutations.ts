/**
 * Changes one operator, literal or return at a time, and runs the unit tests that import the file: `npm run mutations -- --seed 1 --count 60
 * [FOLDER …]`. A change that no test notices is printed. It works in a clean checkout only, and restores each file.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['domain', 'kit'];
/** Most of `functions` is tested on emulators: `node local/start.mjs stack -- npm run mutations -- functions`. */
const PROJECTS = [
  'unit-node',
  'unit-dom',
  'unit-alone',
  ...(process.env.FIRESTORE_EMULATOR_HOST ? ['emulator-apart'] : []),
];

/** Patterns and their replacements. Spaces keep types, arrows and tags out. */
const CHANGES: [from: RegExp, to: string][] = [
  [/ < /g, ' <= '],
  [/ <= /g, ' < '],
  [/ > /g, ' >= '],
  [/ >= /g, ' > '],
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ 1\b/g, ' - 1'],
  [/ - 1\b/g, ' + 1'],
  [/\breturn true\b/g, 'return false'],
  [/\breturn false\b/g, 'return true'],
  [/\.some\(/g, '.every('],
  [/\.every\(/g, '.some('],
];

interface Mutation {
  file: string;
  at: number;
  from: string;
  to: string;
}

function mutationsOf(file: string): Mutation[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const isCode = (at: number): boolean =>
    !/^\s*(?:\/?\*|\/\/|import )/.test(source.slice(source.lastIndexOf('\n', at) + 1));
  return CHANGES.flatMap(([pattern, to]) =>
    [...source.matchAll(pattern)]
      .filter(({ index }) => isCode(index))
      .map(({ 0: from, index }) => ({ file, at: index, from, to })),
  );
}

/** Whether a test fails with the mutation. */
function isCaught({ file, at, from, to }: Mutation): boolean {
  const path = join(ROOT, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, source.slice(0, at) + to + source.slice(at + from.length));
  try {
    const projects = PROJECTS.flatMap((name) => ['--project', name]);
    const run = ['vitest', 'related', file, '--run', '--bail=1', '--passWithNoTests', ...projects];
    return spawnSync('npx', run, { cwd: ROOT, stdio: 'ignore' }).status !== 0;
  } finally {
    writeFileSync(path, source);
  }
}

/** Shuffles by a seed (a linear congruential generator). */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const random = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state;
  };
  return list
    .map((value) => ({ value, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value);
}

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '60' } },
  allowPositionals: true,
});
if (execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }))
  throw new Error('mutations need a clean checkout: they change files, and restore them');
const folders = positionals.length > 0 ? positionals : FOLDERS;
const files = folders.flatMap((folder) =>
  globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/*.test.*', '**/testing/**'] }),
);
const chosen = shuffled(files.sort().flatMap(mutationsOf), Number(values.seed)).slice(
  0,
  Number(values.count),
);
const survivors = chosen.filter((mutation) => {
  const isSurvivor = !isCaught(mutation);
  const line = readFileSync(join(ROOT, mutation.file), 'utf8').slice(0, mutation.at).split('\n').length;
  console.log(
    `${isSurvivor ? 'unnoticed' : 'caught   '} ${mutation.file}:${line} "${mutation.from}" → "${mutation.to}"`,
  );
  return isSurvivor;
});
console.log(`${chosen.length - survivors.length} of ${chosen.length} mutations caught (seed ${values.seed})`);
