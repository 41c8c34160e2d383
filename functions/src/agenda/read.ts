import type { Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { refs } from '../shared/refs.ts';
import { askForAll } from './pending.ts';
import { versionsOf } from './renew.ts';
import { type ReadPart, readPart, type Versions } from './stored.ts';
import type { Described } from './texts.ts';

/** Thrown while there is no agenda yet: to be asked again in a moment. */
export class NotBuilt extends Error {
  override name = 'NotBuilt';
}

/** What lists of some zonas are made of. */
export interface FoundParts {
  /** The same as long as it says the same. */
  key: string;
  parts: FoundPart[];
}
export type FoundPart = Described & { zona: string };

/** Reads what is kept of zonas as it is now, or was so many seconds ago. */
export type Agenda = (zonas: readonly string[]) => Promise<FoundParts>;

export interface AgendaOptions {
  db: Firestore;
  now: () => Date;
  /** How long what is known of versions is taken to be so, in milliseconds. */
  lookEvery?: number | undefined;
  /** Bound of the text that is kept parsed, in bytes. In memory it takes some three times as much. */
  most?: number;
}

/** Something published shows within 15 s: its trigger and the worker take some seconds of them. */
export const LOOK_EVERY = 10_000;
/** Some 130,000 entries, which take 200 MB: beyond that, lists of the country read parts again in each request. */
const MOST = 56 * 1024 * 1024;
/** Parts read at a time. */
const AT_ONCE = 16;
/** A part may be written between the look at its version and its reading. */
const TRIES = 4;

/**
 * The agenda's parts in an instance's memory. Their versions are looked at within a request, one read, once in so many seconds at most;
 * of the parts only those are read that are of another version. Whoever asks for what others are having read waits for them.
 * @returns a function that throws `NotBuilt` where there is nothing yet, and has it made
 */
export function agendaReader({ db, now, lookEvery = LOOK_EVERY, most = MOST }: AgendaOptions): Agenda {
  const kept = new LRUCache<string, ReadPart>({
    maxSize: most,
    sizeCalculation: ({ length }) => Math.min(length + 1, most), // one that is larger than all is kept alone
  });
  let seen: { versions: Versions; at: number } | null = null;
  let looking: Promise<Versions> | null = null;

  const look = async (): Promise<Versions> => {
    const at = now().getTime();
    const versions = versionsOf(await refs.agenda(db).get());
    if (!versions.isComplete) {
      await askForAll(db);
      throw new NotBuilt();
    }
    seen = { versions, at };
    return versions;
  };
  const current = async (): Promise<Versions> => {
    if (seen && Math.abs(now().getTime() - seen.at) < lookEvery) return seen.versions;
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };

  const gather = async (zonas: readonly string[]): Promise<FoundParts> => {
    for (let tries = 1; ; tries++) {
      const { zonas: versions } = await current();
      const wanted = zonas.flatMap((zona) =>
        (versions[zona] ?? []).map((version, index) => ({ zona, index, version, name: `${zona}-${index}` })),
      );
      const read = new Map(wanted.map(({ name }) => [name, kept.get(name)] as const)); // what is kept may go meanwhile
      const missing = wanted.filter(({ name, version }) => read.get(name)?.version !== version);
      for (let i = 0; i < missing.length; i += AT_ONCE) {
        const some = missing.slice(i, i + AT_ONCE);
        const docs = await db.getAll(...some.map(({ zona, index }) => refs.part(db, zona, index)));
        const parts = await Promise.all(docs.map((doc) => readPart(doc)));
        some.forEach(({ name }, n) => {
          const part = parts[n];
          if (!part) return;
          read.set(name, part);
          kept.set(name, part);
        });
      }
      if (missing.some(({ name, version }) => read.get(name)?.version !== version) && tries < TRIES) {
        seen = null;
        continue;
      }
      return {
        key: wanted.map(({ name, version }) => `${name} ${version}`).join(),
        parts: wanted.flatMap(({ zona, name }) => {
          const one = read.get(name);
          return one ? [{ zona, name, part: one.part, texts: one.texts }] : [];
        }),
      };
    }
  };

  const under = new Map<string, Promise<FoundParts>>();
  return (zonas) => {
    const key = zonas.join();
    const found = under.get(key) ?? gather(zonas).finally(() => under.delete(key));
    under.set(key, found);
    return found;
  };
}
