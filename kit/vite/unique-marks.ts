import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { markOf } from './css-names.ts';
import { ROOT } from './paths.ts';

/** Two files among these, as path and content, with one mark; `undefined` when every file has its own. */
export function sharedMark(files: Iterable<readonly [path: string, css: string]>): string[] | undefined {
  const owners = new Map<string, string>();
  for (const [path, css] of files) {
    const mark = markOf(path, css);
    const owner = owners.get(mark);
    if (owner !== undefined) return [owner, path];
    owners.set(mark, path);
  }
  return undefined;
}

/** Refuses a build while two style sheets of the product, in whatever build they are, would style each other. */
export function uniqueMarks(): Plugin {
  return {
    name: 'unique-marks',
    apply: 'build',
    buildStart() {
      const paths = globSync('{kit,shell,*-mf}/src/**/*.module.css', { cwd: ROOT });
      const shared = sharedMark(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
      if (shared) this.error(`${shared.join(' and ')} have the same mark: change one by a comment.`);
    },
  };
}
