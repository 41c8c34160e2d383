import type { EntryOwner } from '@vidriera/domain/agenda/entry-schema';
import { isOver } from '@vidriera/domain/agenda/over';
import type { Texts } from '@vidriera/domain/agenda/texts';
import { localTime } from '@vidriera/domain/values/local-time';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../shared/admin.ts';
import { refs } from '../shared/refs.ts';
import { entryOwnerOf, OWNER_FIELDS } from './owner.ts';
import type { Pace } from './pace.ts';
import { PARTS, type PartRef, renew, versionsOf } from './renew.ts';
import { readPart } from './stored.ts';
import { CREATOR_TEXT_FIELDS, creatorTextOf, readTexts } from './texts.ts';

/** Differences found. `through`: everything was compared. */
export type RepairOutcome = {
  entries: number;
  owners: number;
  over: number;
  parts: number;
  through: boolean;
};
export type Walk = Pick<Deps, 'db' | 'now'> & { outcome: RepairOutcome; pace: Pace };

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

async function otherCreatorTexts(db: Firestore, uids: readonly string[], there: Texts): Promise<string[]> {
  const other: string[] = [];
  for (let i = 0; i < uids.length; i += PAGE) {
    const some = uids.slice(i, i + PAGE);
    const creators = some.map((uid) => refs.creador(db, uid));
    const docs = await db.getAll(...creators, { fieldMask: CREATOR_TEXT_FIELDS });
    other.push(...some.filter((uid, n) => creatorTextOf(docs[n]?.data()) !== (there.creators[uid] ?? '')));
  }
  return other;
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
    owners: [...changed, ...(await otherCreatorTexts(db, uids, texts))],
    over: part.entries.filter((entry) => isOver(entry, time)).length,
    isForeign,
  };
}

/** Parts compared by an unfinished run. */
const placeSchema = z.catch(z.object({ agendaPartes: z.coerce.number().check(z.int(), z.minimum(0)) }), {
  agendaPartes: 0,
});

/** Compares all parts with creators and clock, and writes the differing ones. @returns whether it finished; the next run continues */
export async function repairParts(
  walk: Walk,
  left: () => boolean,
  place: DocumentReference,
): Promise<boolean> {
  const { db, outcome, pace } = walk;
  const { zonas } = versionsOf(await refs.agenda(db).get());
  const all = Object.keys(zonas)
    .sort()
    .flatMap((zona) => (zonas[zona] ?? []).map((_, index) => ({ zona, index })));
  const { agendaPartes: from } = placeSchema.parse((await place.get()).data());
  for (let i = from; i < all.length; i += PARTS) {
    const parts: PartRef[] = [];
    const owners = new Set<string>();
    for (const part of all.slice(i, i + PARTS)) {
      const found = await compared(walk, part);
      outcome.over += found.over;
      for (const uid of found.owners) owners.add(uid);
      if (found.over > 0 || found.owners.length > 0 || found.isForeign) parts.push(part);
    }
    outcome.owners += owners.size;
    if (parts.length > 0) outcome.parts += await pace(() => renew(walk, { owners: [...owners], parts }));
    if (left() || i + PARTS >= all.length) continue;
    await place.set({ agendaPartes: String(i + PARTS) }, { merge: true });
    return false;
  }
  if (from > 0) await place.set({ agendaPartes: '0' }, { merge: true });
  return true;
}
