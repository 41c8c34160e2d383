import type { Rolldown } from 'vite';

/** Ids of a module and of all it imports statically, be it by way of others. Part of the build, no trick: chunks.ts and the shell's ask it. */
export function importClosure(root: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([root]);
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
