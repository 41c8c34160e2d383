import { join } from 'node:path';
import type { Rolldown } from 'vite';
import type { FirstModules } from './first-modules.ts';
import { importClosure } from './import-closure.ts';
import { ROOT } from './paths.ts';
import { unsaidMessages } from './unsaid-messages.ts';

/** What may be put together, what is a part of a screen among it, and what forms alone need. */
const OURS =
  /\/domain\/src\/|\/kit\/src\/|\/src\/features\/|shared-zod|\/node_modules\/(?:react|lucide-react|react-hook-form|@hookform|@standard-schema)\//;
const PARTS = /\/kit\/src\/ui\/|\/src\/features\/|\/node_modules\/lucide-react\//;
const FORMS = /\/node_modules\/(?:react-hook-form|@hookform|@standard-schema)\//;
/** What goes to a screen: what else needs a piece of it must not come along. */
const READING = join(ROOT, 'kit/src/screen/reading.ts');

/**
 * Few chunks in an area's build, for each is a request:
 * - `base`: what its routes need, or all its first screens. `ui`: the parts of screens among it, with their style sheets. Where signed-in
 *   people come first, these hold what a first screen shares with any other.
 * - `read`: what loaders share. `own`: the same, where no public screen's loader needs it.
 * - `members`: what screens of signed-in people share besides. `forms`: the same, where forms alone need it. `late`: the same, where forms need it
 *   and something without a form that is fetched later.
 * - `schemas`: what loaders and forms share, where visitors come first. The loaders' lists are no business of forms.
 *
 * Files of messages have a rule of their own where visitors come first (unsaid-messages.ts). All else stays as the bundler cuts it.
 *
 * A chunk of what loaders share holds schemas, so it starts once zod is there. It takes all that two loaders need and no first screen does, not the
 * schemas alone: so no chunk that it imports imports it back, and no first screen waits for it (no-waiting.ts refuses both).
 *
 * What goes to a screen (`READING`) is by itself, those of its pieces that others need in `base`. Where signed-in people come first, all of them are.
 *
 * How many scripts and requests a screen starts with stands in docs/performance.md ("Bytes and requests"). The stand-ins of the federation plugin must have a chunk of
 * their own in any case where there are groups: the entry waits for what waits for it.
 * Without this file and what names it, `npm test -- e2e -- budgets` shows the difference.
 */
export function chunksOf(first: FirstModules): Rolldown.CodeSplittingGroup[] {
  let place: ((id: string) => string | null) | undefined;
  return [
    { name: 'shares', priority: 4, test: /__loadShare__/ },
    { name: 'runtime', priority: 3, test: /\/@module-federation\// },
    {
      test: OURS,
      priority: 2,
      includeDependenciesRecursively: false,
      name: (id, context) => {
        place ??= placesOf(first, context);
        return place(id);
      },
    },
  ];
}

/** Tells of a module which of the chunks it is put into, if any. */
function placesOf(
  { routes, screens, members, loads }: FirstModules,
  context: Rolldown.ChunkingContext,
): (id: string) => string | null {
  const closure = (root: string) => importClosure(root, context);
  const always = closure(routes);
  const going = closure(READING);
  const [first, served, own, ofMembers] = [screens, loads.served, loads.own, members].map((roots) =>
    roots.map(closure),
  ) as [Closures, Closures, Closures, Closures];
  const apart = new Set([routes, ...screens, ...members, ...loads.served, ...loads.own]);
  const later = [...fetchedLater(apart, context)].map(closure);
  const roots = [...served, ...own, ...ofMembers, ...later];
  const some = (closures: Closures, id: string) => closures.some((needed) => needed.has(id));
  const often = (id: string) => roots.filter((needed) => needed.has(id)).length > 1;
  const membersFirst = screens.every((screen) => members.includes(screen));
  const holds = (needed: Set<string>, what: (id: string) => boolean) => [...needed].some(what);
  const isForm = (needed: Set<string>) => holds(needed, (id) => FORMS.test(id));
  const formless = ofMembers.filter((needed) => !isForm(needed));
  const forms = ofMembers.filter(isForm);
  const lateFormless = later.filter((needed) => !isForm(needed));

  const unsaidBy = (closures: Closures) =>
    unsaidMessages(new Set(closures.flatMap((needed) => [...needed])), context);
  const unsaidAtFirst = unsaidBy([always, ...first]);
  const unsaidByMembers = unsaidBy(ofMembers);

  return (id) => {
    if (apart.has(id)) return null;
    if (!membersFirst && unsaidAtFirst(id)) return unsaidByMembers(id) ? null : 'members';
    if (always.has(id)) return 'base';
    if (membersFirst ? some(first, id) && often(id) : first.every((needed) => needed.has(id)))
      return holds(closure(id), (needed) => PARTS.test(needed) && !always.has(needed)) ? 'ui' : 'base';
    if (going.has(id) && id !== READING && (membersFirst || often(id))) return 'base';
    if (some(first, id) || !often(id)) return null;
    const read = some(served, id) || some(own, id);
    if (read && !membersFirst && some(forms, id)) return 'schemas';
    if (some(served, id)) return 'read';
    if (read) return 'own';
    if (some(formless, id)) return 'members';
    return some(forms, id) ? (some(lateFormless, id) ? 'late' : 'forms') : null;
  };
}

type Closures = Set<string>[];

/** What is imported when it is wanted, by what the modules import or have imported so. */
function fetchedLater(from: Set<string>, context: Rolldown.ChunkingContext): Set<string> {
  const later = new Set<string>();
  const seen = new Set(from);
  for (const id of seen) {
    const info = context.getModuleInfo(id);
    for (const imported of info?.importedIds ?? []) seen.add(imported);
    for (const imported of info?.dynamicallyImportedIds ?? []) {
      seen.add(imported);
      if (!from.has(imported)) later.add(imported);
    }
  }
  return later;
}
