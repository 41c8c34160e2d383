import type { AgendaPart, EntryOwner } from '@vidriera/domain/agenda/entry-schema';
import { isOver } from '@vidriera/domain/agenda/over';
import { type Texts, textsFor } from '@vidriera/domain/agenda/texts';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import type { Firestore } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';
import type { PartRef } from './bounds.ts';
import { entryOwnerOf, OWNER_FIELDS } from './owner.ts';
import { readAgendaPart } from './stored.ts';
import type { Targets } from './targets.ts';
import { CREATOR_TEXT_FIELDS, creatorTextOf, readTexts } from './texts.ts';

const PAGE = 300;

async function readOwners(db: Firestore, uids: readonly string[]): Promise<Map<string, EntryOwner>> {
  const owners = new Map<string, EntryOwner>();
  for (let i = 0; i < uids.length; i += PAGE) {
    const some = uids.slice(i, i + PAGE).map((uid) => refs.user(db, uid));
    for (const doc of await db.getAll(...some, { fieldMask: OWNER_FIELDS }))
      owners.set(doc.id, entryOwnerOf(doc.data()));
  }
  return owners;
}

/** Creators whose text in a part differs. Texts that find no room in the part’s budget differ in nothing. */
async function differingTexts(db: Firestore, part: AgendaPart, stored: Texts): Promise<string[]> {
  const uids = Object.keys(part.owners);
  const creators: Texts['creators'] = {};
  for (let i = 0; i < uids.length; i += PAGE) {
    const some = uids.slice(i, i + PAGE).map((uid) => refs.creador(db, uid));
    for (const doc of await db.getAll(...some, { fieldMask: CREATOR_TEXT_FIELDS }))
      creators[doc.id] = creatorTextOf(doc.data());
  }
  const right = textsFor(part, [{ items: {}, creators }, stored]);
  return uids.filter((uid) => (right.creators[uid] ?? '') !== (stored.creators[uid] ?? ''));
}

/** Differences of some parts, and what mends them. */
interface PartDifferences {
  owners: string[];
  /** Entries that are over. */
  over: number;
  targets: Targets[];
}

/** Compares parts with their creators and the clock. */
export async function compareParts(
  db: Firestore,
  parts: readonly PartRef[],
  time: LocalTime,
): Promise<PartDifferences> {
  const owners = new Set<string>();
  const wrong: PartRef[] = [];
  let over = 0;
  for (const { zona, index } of parts) {
    const ref = refs.part(db, zona, index);
    const { part, isForeign } = await readAgendaPart(await ref.get());
    const { texts } = await readTexts(await refs.texts(db, ref.id).get());
    const current = await readOwners(db, Object.keys(part.owners));
    const changed = Object.entries(part.owners)
      .filter(([uid, owner]) => JSON.stringify(current.get(uid)) !== JSON.stringify(owner))
      .map(([uid]) => uid);
    const differing = [...changed, ...(await differingTexts(db, part, texts))];
    const past = part.entries.filter((entry) => isOver(entry, time)).length;
    for (const uid of differing) owners.add(uid);
    over += past;
    if (past > 0 || differing.length > 0 || isForeign) wrong.push({ zona, index });
  }
  return {
    owners: [...owners],
    over,
    targets: wrong.map((part) => ({ owners: [...owners], parts: [part] })),
  };
}
