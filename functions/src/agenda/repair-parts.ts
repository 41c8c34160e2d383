import type { AgendaPart, EntryOwner } from '@vidriera/domain/agenda/entry-schema';
import { isOver } from '@vidriera/domain/agenda/over';
import { type Texts, textsFor } from '@vidriera/domain/agenda/texts';
import { localTime } from '@vidriera/domain/values/local-time';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { refs } from '../firestore/refs.ts';
import { logger } from '../process/logger.ts';
import { firstWritable, type PartRef } from './bounds.ts';
import { fitZonas } from './halve.ts';
import { entryOwnerOf, OWNER_FIELDS } from './owner.ts';
import type { Pace } from './pace.ts';
import { renew, versionsOf, type WantedEntries } from './renew.ts';
import { readPart } from './stored.ts';
import { CREATOR_TEXT_FIELDS, creatorTextOf, readTexts } from './texts.ts';
import { writeEach } from './write-each.ts';

/** Differences found. `through`: everything was compared. */
export type RepairOutcome = {
  entries: number;
  owners: number;
  over: number;
  parts: number;
  /** Parts and items that could not be written. */
  failed: number;
  through: boolean;
};
export type Walk = Pick<Deps, 'db' | 'now'> & {
  outcome: RepairOutcome;
  pace: Pace;
  left: () => boolean;
  /** Whether the agenda was built: until then nothing may be left out. */
  isComplete: boolean;
};

const PAGE = 300;

async function ownersOf(db: Firestore, uids: readonly string[]): Promise<Map<string, EntryOwner>> {
  const people = new Map<string, EntryOwner>();
  for (let i = 0; i < uids.length; i += PAGE) {
    const some = uids.slice(i, i + PAGE).map((uid) => refs.user(db, uid));
    for (const doc of await db.getAll(...some, { fieldMask: OWNER_FIELDS }))
      people.set(doc.id, entryOwnerOf(doc.data()));
  }
  return people;
}

/** Creators whose text in a part differs. Texts that find no room in the part’s budget differ in nothing. */
async function otherCreatorTexts(db: Firestore, part: AgendaPart, there: Texts): Promise<string[]> {
  const uids = Object.keys(part.owners);
  const creators: Texts['creators'] = {};
  for (let i = 0; i < uids.length; i += PAGE) {
    const some = uids.slice(i, i + PAGE).map((uid) => refs.creador(db, uid));
    for (const doc of await db.getAll(...some, { fieldMask: CREATOR_TEXT_FIELDS }))
      creators[doc.id] = creatorTextOf(doc.data());
  }
  const right = textsFor(part, [{ items: {}, creators }, there]);
  return uids.filter((uid) => (right.creators[uid] ?? '') !== (there.creators[uid] ?? ''));
}

/** Renews all together; where that fails, each by itself. Logs and counts those that can’t be written. @throws while the agenda is built */
export async function renewEach<T>(
  walk: Walk,
  all: readonly T[],
  wantedOf: (some: readonly T[]) => WantedEntries,
): Promise<void> {
  const { outcome, pace, left, isComplete } = walk;
  const write = async (some: readonly T[]) => {
    outcome.parts += await pace(() => renew(walk, wantedOf(some)));
  };
  for (const { one, error } of await writeEach(all, write, left)) {
    logger.error('agenda: not repaired', { what: one, error });
    if (!isComplete) throw error;
    outcome.failed++;
  }
}

/** Compares a part with its creators and the clock. */
async function compared({ db, now }: Walk, { zona, index }: PartRef) {
  const stored = refs.part(db, zona, index);
  const { part, isForeign } = await readPart(await stored.get());
  const { texts } = await readTexts(await refs.texts(db, stored.id).get());
  const uids = Object.keys(part.owners);
  const people = await ownersOf(db, uids);
  const time = localTime(now());
  const changed = Object.entries(part.owners)
    .filter(([uid, owner]) => JSON.stringify(people.get(uid)) !== JSON.stringify(owner))
    .map(([uid]) => uid);
  return {
    owners: [...changed, ...(await otherCreatorTexts(db, part, texts))],
    over: part.entries.filter((entry) => isOver(entry, time)).length,
    isForeign,
  };
}

/** Parts compared by an unfinished run. */
const placeSchema = z.catch(z.object({ agendaPartes: z.coerce.number().check(z.int(), z.minimum(0)) }), {
  agendaPartes: 0,
});

/** Compares all parts with creators and clock, and writes the differing ones. @returns whether it finished; the next run continues */
export async function repairParts(walk: Walk, place: DocumentReference): Promise<boolean> {
  const { db, outcome, left } = walk;
  const { agendaPartes: from } = placeSchema.parse((await place.get()).data());
  const before = versionsOf(await refs.agenda(db).get());
  if (from === 0) outcome.parts += await fitZonas(walk, before.zonas, walk.pace);
  const versions = versionsOf(await refs.agenda(db).get());
  const all = Object.keys(versions.zonas)
    .sort()
    .flatMap((zona) => (versions.zonas[zona] ?? []).map((_, index) => ({ zona, index })));
  for (let i = from; i < all.length; ) {
    const some = firstWritable(versions, all.slice(i));
    const parts: PartRef[] = [];
    const owners = new Set<string>();
    for (const part of some) {
      const found = await compared(walk, part);
      outcome.over += found.over;
      for (const uid of found.owners) owners.add(uid);
      if (found.over > 0 || found.owners.length > 0 || found.isForeign) parts.push(part);
    }
    outcome.owners += owners.size;
    await renewEach(walk, parts, (parts) => ({ owners: [...owners], parts }));
    i += some.length;
    if (left() || i >= all.length) continue;
    await place.set({ agendaPartes: String(i) }, { merge: true });
    return false;
  }
  if (from > 0) await place.set({ agendaPartes: '0' }, { merge: true });
  return true;
}
