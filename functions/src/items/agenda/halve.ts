import { withoutOver } from '@vidriera/domain/agenda/part';
import { localTime } from '@vidriera/domain/values/local-time';
import type { Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { refs } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';
import { MOST_PARTS, PART_BYTES } from './bounds.ts';
import type { Pace } from './pace.ts';
import { readParts, redistribute, writeChanges } from './parts.ts';
import { partVersionsOf } from './stored.ts';

/** Half a part of room, so that the next publications double nothing. */
const ROOMY_BYTES = PART_BYTES / 2;

/** Bytes of a zona’s parts, without their texts. */
async function sizesOf(db: Firestore, zona: string, count: number): Promise<number[]> {
  const parts = Array.from({ length: count }, (_, index) => refs.part(db, zona, index));
  return (await db.getAll(...parts)).map((doc) => (doc.get('data') as Uint8Array | undefined)?.length ?? 0);
}

/**
 * Halves a zona’s parts, in one transaction, if they get no larger than half a part may be. An owner’s step that runs meanwhile may miss
 * entries that move: comparing follows.
 * @returns parts written
 */
function halve({ db, now }: Pick<Deps, 'db' | 'now'>, zona: string): Promise<number> {
  return db.runTransaction(async (tx) => {
    const versions = partVersionsOf(await tx.get(refs.agenda(db)));
    const before = versions.zonas[zona]?.length ?? 0;
    if (before < 2) return 0;
    const indexes = Array.from({ length: before }, (_, index) => index);
    const parts = [...(await readParts(tx, db, zona, indexes)).values()];
    // An unreadable part looks empty: it is repaired first.
    if (parts.some(({ version }, index) => version !== versions.zonas[zona]?.[index])) return 0;
    const time = localTime(now());
    const all = {
      zona,
      parts: parts.map(({ part }) => withoutOver(part, time)),
      texts: parts.map(({ storedTexts }) => storedTexts.texts),
    };
    const change = await redistribute(all, { versions, count: before / 2, most: ROOMY_BYTES });
    if (!change) return 0;
    writeChanges(tx, db, versions, [change]);
    for (const index of indexes.slice(before / 2)) {
      const part = refs.part(db, zona, index);
      tx.delete(part);
      tx.delete(refs.texts(db, part.id));
    }
    return change.parts.length;
  });
}

/** Halves zonas that have too many parts, as often as it goes, and tells of those that soon have no room. @returns parts written */
export async function halveZonas(
  deps: Pick<Deps, 'db' | 'now'>,
  zonas: Readonly<Record<string, readonly string[]>>,
  pace: Pace,
): Promise<number> {
  let written = 0;
  for (const [zona, { length: count }] of Object.entries(zonas)) {
    if (count < 2) continue;
    const sizes = await sizesOf(deps.db, zona, count);
    const most = Math.max(...sizes);
    if (count >= MOST_PARTS && most > PART_BYTES)
      logger.error('agenda: zona near its end', { zona, bytes: most });
    // By the sizes alone: the transaction locks all parts.
    let bytes = sizes.reduce((sum, size) => sum + size, 0) / count;
    try {
      for (let parts = -1; parts !== 0 && 2 * bytes <= ROOMY_BYTES; bytes *= 2) {
        parts = await pace(() => halve(deps, zona));
        written += parts;
      }
    } catch (error) {
      logger.error('agenda: zona not halved', { zona, error });
    }
  }
  return written;
}
