import { groupBy } from '../values/group-by.ts';
import type { TipoAgenda } from '../values/ids.ts';
import type { LocalTime } from '../values/local-time.ts';
import { keyOf } from './entry.ts';
import type { AgendaEntry, AgendaPart, EntryOwner } from './entry-schema.ts';
import { isOver } from './over.ts';

/** Current entries by key (`null`: no entry), and creators. */
export interface CurrentEntries {
  entries: ReadonlyMap<string, AgendaEntry | null>;
  owners: ReadonlyMap<string, EntryOwner>;
}

export const EMPTY_PART: AgendaPart = { owners: {}, entries: [] };

/** Removes past entries. Their creators stay until the part is updated. */
export const withoutOver = (part: AgendaPart, now: LocalTime): AgendaPart => ({
  ...part,
  entries: part.entries.filter((entry) => !isOver(entry, now)),
});

const byKey = (a: AgendaEntry, b: AgendaEntry): number => {
  const [x, y] = [keyOf(a), keyOf(b)];
  return x < y ? -1 : Number(x > y);
};

/**
 * Replaces entries and creators of a part with current ones. Entries are sorted by key, creators by uid, so equal content gives equal
 * parts.
 * @throws Error if an entry’s creator is unknown
 */
export function updatedPart(part: AgendaPart, { entries, owners }: CurrentEntries): AgendaPart {
  const kept = part.entries.filter((entry) => !entries.has(keyOf(entry)));
  const all = [...kept, ...[...entries.values()].filter((entry) => entry !== null)].sort(byKey);
  const uids = [...new Set(all.map(({ uid }) => uid))].sort();
  return {
    owners: Object.fromEntries(
      uids.map((uid) => {
        const owner = owners.get(uid) ?? part.owners[uid];
        if (!owner) throw new Error(`No owner for uid ${uid}`);
        return [uid, owner];
      }),
    ),
    entries: all,
  };
}

/** Redistributes entries over `count` parts. @param indexOf an item’s part */
export function spread(
  parts: readonly AgendaPart[],
  count: number,
  indexOf: (key: string) => number,
): AgendaPart[] {
  const owners = new Map(parts.flatMap((part) => Object.entries(part.owners)));
  const entries = groupBy(
    parts.flatMap((part) => part.entries),
    (entry) => indexOf(keyOf(entry)),
  );
  return Array.from({ length: count }, (_, i) =>
    updatedPart(EMPTY_PART, {
      entries: new Map((entries.get(i) ?? []).map((entry) => [keyOf(entry), entry])),
      owners,
    }),
  );
}

/** Returns items whose stored entry differs. @param current the right entries of this part */
export function differing(
  part: AgendaPart,
  current: ReadonlyMap<string, AgendaEntry>,
): { tipo: TipoAgenda; id: string }[] {
  const stored = new Map(part.entries.map((entry) => [keyOf(entry), entry]));
  const wrong = [...current.values()].filter(
    (entry) => JSON.stringify(stored.get(keyOf(entry))) !== JSON.stringify(entry),
  );
  const stale = part.entries.filter((entry) => !current.has(keyOf(entry)));
  return [...wrong, ...stale].map(({ tipo, id }) => ({ tipo, id }));
}
