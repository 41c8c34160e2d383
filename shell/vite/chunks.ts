import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { importClosure } from '../../kit/vite/import-closure.ts';

const SOURCES = join(import.meta.dirname, '../src');

/**
 * Few chunks: React and the router change least and stay in the browser's cache from one deploy to the next; what the shell starts with is
 * one more. The entry runs before it, in a step of its own, so what the entry imports stays with the entry.
 */
export function chunks(): Rolldown.CodeSplittingGroup[] {
  let atStart: ((id: string) => boolean) | undefined;
  return [
    { name: 'react', priority: 1, test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
    { name: 'router', priority: 1, test: /\/node_modules\/react-router(?:-dom)?\/|\/kit\/src\/router\.ts$/ },
    {
      includeDependenciesRecursively: false, // or the entry's would be among them
      name: (id, context) => {
        atStart ??= startOnly(context);
        return atStart(id) ? 'start' : null;
      },
    },
  ];
}

/** Whether a module is imported by the shell's start, and not by the entry before it. */
function startOnly(context: Rolldown.ChunkingContext): (id: string) => boolean {
  const source = (name: string) => join(SOURCES, name);
  const entry = importClosure(source('main.tsx'), context);
  const start = importClosure(source('bootstrap.tsx'), context);
  start.delete(source('bootstrap.tsx')); // a chunk of its own, which the server's build looks for
  return (id) => start.has(id) && !entry.has(id) && !id.includes('vite/preload-helper'); // the entry will import it
}
