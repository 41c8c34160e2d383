import type { TipoAgenda } from '../values/ids.ts';
import type { LocalTime } from '../values/local-time.ts';
import { keyOf } from './entry.ts';
import type { AgendaEntry, AgendaPart, EntryOwner } from './entry-schema.ts';
import { isOver } from './over.ts';

/** What is true now of some items, by their keys (`null`: no entry there), and of some people. */
export interface CurrentEntries {
  entries: ReadonlyMap<string, AgendaEntry | null>;
  owners: ReadonlyMap<string, EntryOwner>;
}

export const EMPTY_PART: AgendaPart = { owners: {}, entries: [] };

/** A part without its entries that are over. Their owners stay until the part is renewed. */
export const withoutOver = (part: AgendaPart, now: LocalTime): AgendaPart => ({
  ...part,
  entries: part.entries.filter((entry) => !isOver(entry, now)),
});

const byKey = (a: AgendaEntry, b: AgendaEntry): number => {
  const [x, y] = [keyOf(a), keyOf(b)];
  return x < y ? -1 : Number(x > y);
};

/**
 * A part with what is true now in the place of what it said of the same. What it says follows from what there is, not from the way it came
 * about: entries stand in the order of their keys, owners in that of their ids, and only those are there whose entries are.
 * @throws Error for an entry whose owner is neither there nor given
 */
export function renewed(part: AgendaPart, { entries, owners }: CurrentEntries): AgendaPart {
  const kept = part.entries.filter((entry) => !entries.has(keyOf(entry)));
  const all = [...kept, ...[...entries.values()].filter((entry) => entry !== null)].sort(byKey);
  const uids = [...new Set(all.map(({ uid }) => uid))].sort();
  return {
    owners: Object.fromEntries(
      uids.map((uid) => {
        const owner = owners.get(uid) ?? part.owners[uid];
        if (!owner) throw new Error(`Nobody knows who published as ${uid}`);
        return [uid, owner];
      }),
    ),
    entries: all,
  };
}

/** What parts hold together, spread anew over `count` parts. @param indexOf which of them an item belongs to */
export function spread(
  parts: readonly AgendaPart[],
  count: number,
  indexOf: (key: string) => number,
): AgendaPart[] {
  const owners = new Map(parts.flatMap((part) => Object.entries(part.owners)));
  const entries = Map.groupBy(
    parts.flatMap((part) => part.entries),
    (entry) => indexOf(keyOf(entry)),
  );
  return Array.from({ length: count }, (_, i) =>
    renewed(EMPTY_PART, {
      entries: new Map((entries.get(i) ?? []).map((entry) => [keyOf(entry), entry])),
      owners,
    }),
  );
}

/** Items whose entries are not what they should be. @param wanted by their keys, of all that belong here */
export function differing(
  part: AgendaPart,
  wanted: ReadonlyMap<string, AgendaEntry>,
): { tipo: TipoAgenda; id: string }[] {
  const there = new Map(part.entries.map((entry) => [keyOf(entry), entry]));
  const wrong = [...wanted.values()].filter(
    (entry) => JSON.stringify(there.get(keyOf(entry))) !== JSON.stringify(entry),
  );
  const stale = part.entries.filter((entry) => !wanted.has(keyOf(entry)));
  return [...wrong, ...stale].map(({ tipo, id }) => ({ tipo, id }));
}
