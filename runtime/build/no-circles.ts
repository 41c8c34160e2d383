import type { Plugin } from 'vite';

/**
 * Refuses a build whose chunks import one another in a circle: a module of one would use another's before it has run, which only a browser would
 * show. The groups of chunks.ts decide.
 */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    generateBundle(_options, bundle) {
      const circle = circleOf(
        new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file.imports] as const] : [],
          ),
        ),
      );
      if (circle) this.error(`Chunks import one another: ${circle.join(' → ')}. Move a module in chunks.ts.`);
    },
  };
}

/** Returns the chunks of a circle, the first one at both ends; `null` without a circle. */
export function circleOf(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const walk = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of imports.get(name) ?? []) {
      const circle = walk(next, [...path, name]);
      if (circle) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
  return null;
}
