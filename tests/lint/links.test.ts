import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Targets of `[words](target)` and `[name]: target`. */
const TARGETS = /\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm;

it.each(globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }))('%s has no broken links', (file) => {
  const found = [...readFileSync(join(ROOT, file), 'utf8').matchAll(TARGETS)];
  const targets = found.map(([, inline, named]) => (inline ?? named ?? '').replace(/#.*$/, ''));
  const gone = targets.filter((to) => !/^\w+:/.test(to) && !existsSync(join(ROOT, dirname(file), to)));
  expect(gone).toEqual([]);
});
