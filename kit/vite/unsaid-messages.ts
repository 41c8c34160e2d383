import type { Rolldown } from 'vite';

/** A section of the messages, in a file of its own name. Whoever imports the messages' namespace imports all of them. */
const SECTION = /\/domain\/src\/messages\/(?!messages|sections)(\w+)\.ts$/;

/**
 * Tells whether a module is a section of the messages that no module of `by` names. A chunk made for those modules has no use for such a section:
 * left out of it, the section goes where the bundler puts it, with the modules that do name it. That keeps 1.2 KB from an area's `base`, and as much from the shell's `start` (`npm run bench:bytes`).
 * @param by ids of the modules that a chunk is made for
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
