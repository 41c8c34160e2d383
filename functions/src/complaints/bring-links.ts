import { roundFor } from '@vidriera/domain/complaint/acts';
import { weightOf, withComplaint } from '@vidriera/domain/complaint/counts';
import { partsOf, type Subject } from '@vidriera/domain/held/subject-schema';
import { hostsOrNull } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../firestore/admin.ts';
import { eachAlone } from '../firestore/each-alone.ts';
import { PATIENT } from '../firestore/patient.ts';
import { queries, queryFrom } from '../firestore/queries.ts';
import { refs } from '../firestore/refs.ts';
import { linkNoteSchema } from '../links/note.ts';
import { logger } from '../process/logger.ts';
import { newRound } from './new-round.ts';
import { caseOf, readCase } from './stored.ts';
import { type Thing, thingOf } from './thing.ts';

type LinkDeps = Pick<Deps, 'db' | 'now'>;

/** Things that one look takes to the desk. */
const AT_ONCE = 50;
const FOUND = { standing: 'links', reason: 'fraud' } as const;

const foundSchema = z.object({ listedHosts: hostsOrNull, alikeHosts: hostsOrNull });

/** Puts things with listed or imitating hosts into the desk's queue. It holds nothing, and tells nobody. @returns how many */
export async function bringLinks(deps: LinkDeps): Promise<number> {
  const { docs } = await queryFrom(deps.db, queries.linkNotes()).limit(AT_ONCE).get();
  const brought = await eachAlone(
    docs,
    ({ ref }) => ref.path,
    async (note) => ((await bring(deps, note.ref, linkNoteSchema.parse(note.data()).subject)) ? 1 : 0),
  );
  if (brought > 0) logger.info('links: at the desk', { cases: brought });
  return brought;
}

async function bring(deps: LinkDeps, note: DocumentReference, subject: Subject): Promise<boolean> {
  const thing = await thingOf(deps, subject);
  return deps.db.runTransaction(async (tx) => {
    const isStored = thing !== null && (await store(deps, tx, thing));
    tx.delete(note);
    return isStored;
  }, PATIENT);
}

/** Counts once in a round, however often hosts are found. @returns `false` if the hosts are gone, or nobody sees the thing */
async function store({ db, now }: LinkDeps, tx: Transaction, thing: Thing): Promise<boolean> {
  const { kind, id } = partsOf(thing.subject);
  const ref = kind === 'user' ? refs.user(db, id) : refs.item(db, kind, id);
  const [doc, found] = await tx.getAll(ref, caseOf(db, thing.subject));
  const { listedHosts, alikeHosts } = foundSchema.parse(doc?.data() ?? {});
  const hosts = { listed: listedHosts ?? [], alike: alikeHosts ?? [] };
  if (hosts.listed.length + hosts.alike.length === 0) return false;
  const before = readCase(found);
  const round = roundFor(before?.status ?? null);
  if (before && round === 'none') {
    tx.update(caseOf(db, thing.subject), { hosts });
    return false;
  }
  const base = before && round === 'same' ? before : newRound(thing, before, now());
  const counts = base.counts.links ? base.counts : withComplaint(base.counts, FOUND, null);
  tx.set(caseOf(db, thing.subject), {
    ...{ ...base, hosts, counts, weight: weightOf(counts), lastAt: now() },
    waiting: true,
  });
  return true;
}
