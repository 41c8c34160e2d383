import type { Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { refs } from '../../base/firestore/refs.ts';
import { askForAll } from './notes.ts';
import { type ReadPart, readAgendaPart, readPartVersions, type Versions } from './stored.ts';
import type { Described } from './texts.ts';

/** Thrown while no agenda was built. */
export class NotBuilt extends Error {
  override name = 'NotBuilt';
}

export interface FoundParts {
  /** Changes with the content. */
  key: string;
  parts: FoundPart[];
}
export type FoundPart = Described & { zona: string };

/** Reads the parts of zonas, as of now or of some seconds ago. */
export type Agenda = (zonas: readonly string[]) => Promise<FoundParts>;

export interface AgendaOptions {
  db: Firestore;
  now: () => Date;
  /** How long versions are cached, in milliseconds. */
  lookEvery?: number | undefined;
  /** Most bytes of parsed parts. In memory they take three times as much. */
  most?: number;
}

/** A publication shows within 15 s, the worker’s time included. */
export const LOOK_EVERY = 10_000;
/** 130,000 entries take 200 MB. Beyond, country-wide lists read parts again. */
const MOST = 56 * 1024 * 1024;
/** Parts read at a time. */
const AT_ONCE = 16;
/** A part may change between version and read. */
const TRIES = 4;

/**
 * Caches the agenda’s parts. Versions are read at most once in some seconds; only changed parts are read. Concurrent readers share one
 * read.
 * @returns a function that throws `NotBuilt` and requests a build
 */
export function agendaReader({ db, now, lookEvery = LOOK_EVERY, most = MOST }: AgendaOptions): Agenda {
  const kept = new LRUCache<string, ReadPart>({
    maxSize: most,
    sizeCalculation: ({ length }) => Math.min(length + 1, most), // a part above the bound is kept alone
  });
  let seen: { versions: Versions; at: number } | null = null;
  let looking: Promise<Versions> | null = null;

  const look = async (): Promise<Versions> => {
    const at = now().getTime();
    const versions = await readPartVersions(db);
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
      const read = new Map(wanted.map(({ name }) => [name, kept.get(name)] as const)); // it may be evicted meanwhile
      const missing = wanted.filter(({ name, version }) => read.get(name)?.version !== version);
      for (let i = 0; i < missing.length; i += AT_ONCE) {
        const some = missing.slice(i, i + AT_ONCE);
        const docs = await db.getAll(...some.map(({ zona, index }) => refs.part(db, zona, index)));
        const parts = await Promise.all(docs.map((doc) => readAgendaPart(doc)));
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
          const found = read.get(name);
          return found ? [{ zona, name, part: found.part, texts: found.texts }] : [];
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
