import { roundFor } from '@vidriera/domain/complaint/acts';
import { withComplaint } from '@vidriera/domain/complaint/counts';
import { partsOf, type Subject, subjectOf } from '@vidriera/domain/held/subject-schema';
import { hostsOrNull } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../../base/firestore/admin.ts';
import { eachAlone } from '../../base/firestore/each-alone.ts';
import { ownerOf } from '../../base/firestore/owner.ts';
import { PATIENT } from '../../base/firestore/patient.ts';
import { queries, queryFrom } from '../../base/firestore/queries.ts';
import { refs } from '../../base/firestore/refs.ts';
import { logger } from '../../base/process/logger.ts';
import { linkNoteSchema } from '../../items/links/note.ts';
import { newRound } from './new-round.ts';
import { type Case, caseOf, readCase, storeCase } from './stored.ts';
import { thingOf } from './thing.ts';

type LinkDeps = Pick<Deps, 'db' | 'now'>;

/** Notes that one look reads, and takes of each owner: nobody's thousand links make others wait. */
const LOOKED_AT = 500;
const OF_EACH = 5;
/** Things that a case names. */
const MOST_NAMED = 50;
const FOUND = { standing: 'links', reason: 'fraud' } as const;

const foundSchema = z.object({ listedHosts: hostsOrNull, alikeHosts: hostsOrNull });

/** Puts accounts with listed or imitating hosts into the desk's queue. It holds nothing, and tells nobody. @returns how many notes did */
export async function bringLinks(deps: LinkDeps): Promise<number> {
  const { docs } = await queryFrom(deps.db, queries.linkNotes()).limit(LOOKED_AT).get();
  const brought = await eachAlone(
    inTurns(docs),
    ({ ref }) => ref.path,
    async (note) => ((await bring(deps, note.ref, linkNoteSchema.parse(note.data()).subject)) ? 1 : 0),
  );
  if (brought > 0) logger.info('links: at the desk', { notes: brought });
  return brought;
}

function inTurns(notes: readonly QueryDocumentSnapshot[]): QueryDocumentSnapshot[] {
  const taken = new Map<unknown, number>();
  return notes.filter((note) => {
    const owner: unknown = note.get('owner') ?? note.id;
    const count = (taken.get(owner) ?? 0) + 1;
    taken.set(owner, count);
    return count <= OF_EACH;
  });
}

async function bring(deps: LinkDeps, note: DocumentReference, subject: Subject): Promise<boolean> {
  const { db } = deps;
  const { kind, id } = partsOf(subject);
  const ref = refs.subject(db, subject);
  const found = await ref.get();
  const owner = kind === 'user' ? id : found.exists ? ownerOf(found) : null;
  const thing = owner ? await thingOf(deps, subjectOf('user', owner)) : null;
  return db.runTransaction(async (tx) => {
    const isStored = thing !== null && (await store(deps, tx, { thing, subject, ref }));
    tx.delete(note);
    return isStored;
  }, PATIENT);
}

type Thing = NonNullable<Awaited<ReturnType<typeof thingOf>>>;
interface Linked {
  /** The account. */
  thing: Thing;
  /** Has the links. */
  subject: Subject;
  ref: DocumentReference;
}

/** Counts once in a round, however often hosts are found. @returns `false` if the hosts are gone, or nobody sees the account */
async function store(
  { db, now }: LinkDeps,
  tx: Transaction,
  { thing, subject, ref }: Linked,
): Promise<boolean> {
  const [doc, stored] = await tx.getAll(ref, caseOf(db, thing.subject));
  const { listedHosts, alikeHosts } = foundSchema.parse(doc?.data() ?? {});
  if ((listedHosts ?? []).length + (alikeHosts ?? []).length === 0) return false;
  const before = readCase(stored);
  const round = roundFor(before?.status ?? null);
  const base = before && round !== 'new' ? before : newRound(thing, before, now());
  const hosts: NonNullable<Case['hosts']> = {
    listed: merged(base.hosts?.listed, listedHosts),
    alike: merged(base.hosts?.alike, alikeHosts),
    in: merged(base.hosts?.in, [subject]).slice(0, MOST_NAMED),
  };
  if (round === 'none') {
    tx.update(caseOf(db, thing.subject), { hosts });
    return false;
  }
  const counts = base.counts.links ? base.counts : withComplaint(base.counts, FOUND, null);
  storeCase(tx, db, { ...base, hosts, counts, lastAt: now() }, now());
  return true;
}

const merged = <T>(some: readonly T[] | undefined, more: readonly T[] | null | undefined): T[] => [
  ...new Set([...(some ?? []), ...(more ?? [])]),
];
