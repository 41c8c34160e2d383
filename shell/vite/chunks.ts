import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { importClosure } from '../../kit/vite/import-closure.ts';
import { unsaidMessages } from '../../kit/vite/unsaid-messages.ts';

const SOURCES = join(import.meta.dirname, '../src');

/**
 * Few chunks in the shell's build: React with the router, and what else the shell starts with. What the entry imports stays with the
 * entry, which runs before.
 *
 * That React and the router are apart from the rest keeps 86 of 99 KB in the browser's cache when the shell alone is released.
 * Without this file and the line that names it, `npm test -- e2e -- budgets` shows the difference.
 */
export function chunks(): Rolldown.CodeSplittingGroup[] {
  let atStart: ((id: string) => boolean) | undefined;
  return [
    {
      name: 'react',
      priority: 1,
      test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\/|\/kit\/src\/router\.ts$/,
    },
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
  const entry = importClosure(source('main.ts'), context);
  const start = importClosure(source('bootstrap.tsx'), context);
  const landing = importClosure(source('features/landing/landing.tsx'), context);
  // What the bars of signed-in people share with a screen would be a chunk by itself.
  for (const id of importClosure(source('frame/bars.ts'), context)) if (landing.has(id)) start.add(id);
  start.delete(source('bootstrap.tsx')); // a chunk of its own, which the server's build looks for
  const isUnsaid = unsaidMessages(start, context);
  return (id) => start.has(id) && !isUnsaid(id) && !entry.has(id) && !id.includes('vite/preload-helper'); // the entry will import it
}
