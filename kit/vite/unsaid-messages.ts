import type { Rolldown } from 'vite';

/** A section of the messages, in a file of its own name. Whoever imports the messages' namespace imports all of them. */
const SECTION = /\/domain\/src\/messages\/(?!messages|sections)(\w+)\.ts$/;

/**
 * Tells of a module whether it is a section of messages that none of some others names. A chunk made for those has no use for it. Left to itself
 * it comes with what names it. That keeps 1.2 KB from an area's `base`, and as much from the shell's `start` (`npm run bench:bytes`).
 * @param by file names of the others
 */
export function unsaidMessages(
  by: Iterable<string>,
  context: Rolldown.ChunkingContext,
): (id: string) => boolean {
  const said = new Set<string>();
  for (const id of by)
    for (const [, name = ''] of context.getModuleInfo(id)?.code?.matchAll(/\bmessages\.(\w+)/g) ?? [])
      said.add(name);
  return (id) => {
    const [, section] = SECTION.exec(id) ?? [];
    return section !== undefined && !said.has(section);
  };
}
