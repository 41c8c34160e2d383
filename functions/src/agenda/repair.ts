import { keyOf, NOWHERE, whereOf, zonas } from '@vidriera/domain/agenda/entry';
import { type AgendaEntry, entryOf } from '@vidriera/domain/agenda/entry-schema';
import { isOver } from '@vidriera/domain/agenda/over';
import { differing, EMPTY_PART } from '@vidriera/domain/agenda/part';
import { itemText, textsFor } from '@vidriera/domain/agenda/texts';
import { TIPOS_AGENDA, type TipoAgenda } from '@vidriera/domain/values/ids';
import { localTime } from '@vidriera/domain/values/local-time';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { pagesOf, queries, queryFrom } from '../firestore/queries.ts';
import { readItem } from '../firestore/readable-items.ts';
import { ALREADY_EXISTS, grpcCode, refs } from '../firestore/refs.ts';
import { logger } from '../process/logger.ts';
import { type Pace, unpaced } from './pace.ts';
import { versionsOf } from './renew.ts';
import { type RepairOutcome, renewEach, repairParts, type Walk } from './repair-parts.ts';
import { indexOf, readPart } from './stored.ts';
import { readTexts } from './texts.ts';

const PAGE = 300;
/** Items per step, about 10 MB of entries. */
const STEP = 5000;
/** Items per transaction. */
const AT_ONCE = 300;

type RepairDeps = Pick<Walk, 'db' | 'now'>;
/** `empty`: zonas without parts. */
type Sized = Walk & { size: number; empty: ReadonlySet<string> };

export interface RepairOptions {
  /** Holds the progress. */
  place?: DocumentReference;
  /** Throttles writes of versions. */
  pace?: Pace;
  size?: number;
}

const unlessThere = (error: unknown): void => {
  if (grpcCode(error) !== ALREADY_EXISTS) throw error;
};

/** A kind in a zona, and the last compared id; ‘’ at the start. */
type Step = { tipo: TipoAgenda; after: string };

/** Reads the next entries; the id is ‘’ at the end. */
async function nextEntries({ db, now, size }: Omit<Sized, 'empty'>, zona: string, { tipo, after }: Step) {
  const isNowhere = NOWHERE.some((one) => one === zona);
  const query = queryFrom(db, queries.inPlace(tipo, isNowhere ? null : zona));
  const time = localTime(now());
  const entries = new Map<string, AgendaEntry>();
  const texts = new Map<string, string>();
  let last = '';
  let read = 0;
  for await (const page of pagesOf(after ? query.startAfter(after) : query, Math.min(PAGE, size))) {
    for (const doc of page) {
      const item = readItem(tipo, doc);
      const entry = item && whereOf(item.doc) === zona ? entryOf(tipo, item.doc, item) : null;
      if (!item || !entry || isOver(entry, time)) continue;
      entries.set(keyOf(entry), entry);
      texts.set(keyOf(entry), itemText(tipo, item.doc));
    }
    read += page.length;
    last = page.at(-1)?.id ?? '';
    if (read >= size) return { entries, texts, last };
  }
  return { entries, texts, last: '' };
}

/** Compares some items and repairs differences. @returns the last id */
async function repairEntries(walk: Sized, zona: string, { tipo, after }: Step): Promise<string> {
  const { db, outcome } = walk;
  const { entries, texts, last } = await nextEntries(walk, zona, { tipo, after });
  if (entries.size === 0 && walk.empty.has(zona)) return last;
  const versions = versionsOf(await refs.agenda(db).get());
  const count = versions.zonas[zona]?.length ?? 0;
  const places = Map.groupBy(entries.values(), (entry) => indexOf(versions, keyOf(entry), count || 1));
  const time = localTime(walk.now());
  const isAmong = (entry: AgendaEntry) =>
    entry.tipo === tipo && entry.id > after && (last === '' || entry.id <= last) && !isOver(entry, time);
  for (let index = 0; index < Math.max(1, count); index++) {
    // A document without a version counts as none.
    const stored = refs.part(db, zona, index);
    const { part, version } =
      count > 0 ? await readPart(await stored.get()) : { part: EMPTY_PART, version: undefined };
    const { texts: said } = await readTexts(await refs.texts(db, stored.id).get());
    const there = { owners: {}, entries: part.entries.filter(isAmong) };
    const here = new Map((places.get(index) ?? []).map((entry) => [keyOf(entry), entry]));
    const items = Object.fromEntries([...here.keys()].map((key) => [key, texts.get(key) ?? '']));
    // Texts that find no room in the part’s budget differ in nothing.
    const right = textsFor(part, [{ items, creators: {} }, said]);
    const others = [...here].flatMap(([key, { tipo: kind, id }]) =>
      (right.items[key] ?? '') === (said.items[key] ?? '') ? [] : [{ tipo: kind, id }],
    );
    const both = [...differing(there, here), ...others].map((item) => [keyOf(item), item] as const);
    const wrong = [...new Map(both).values()].map((item) => ({ ...item, zonas: [zona] }));
    outcome.entries += wrong.length;
    // Readers would fetch a part of an unlisted version again and again.
    const isTorn = version !== versions.zonas[zona]?.[index];
    if (isTorn && wrong.length === 0) await renewEach(walk, [{ zona, index }], (parts) => ({ parts }));
    for (let i = 0; i < wrong.length; i += AT_ONCE)
      await renewEach(walk, wrong.slice(i, i + AT_ONCE), (items) => ({ items }));
  }
  return last;
}

/** Progress: `salta` or `salta/evento/id`. */
const placeSchema = z.catch(z.object({ agenda: z.string() }), { agenda: '' });
const isTipo = (text: string | undefined): text is TipoAgenda => TIPOS_AGENDA.some((tipo) => tipo === text);

/** Compares a zona from a position on. @returns whether it finished */
async function repairZona(
  walk: Sized,
  zona: string,
  from: Step | null,
  reach: (place: string) => Promise<boolean>,
): Promise<boolean> {
  for (const tipo of from ? TIPOS_AGENDA.slice(TIPOS_AGENDA.indexOf(from.tipo)) : TIPOS_AGENDA) {
    let after = from?.tipo === tipo ? from.after : '';
    do {
      after = await repairEntries(walk, zona, { tipo, after });
      if (after && !(await reach(`${zona}/${tipo}/${after}`))) return false;
    } while (after);
  }
  return reach(zona);
}

/**
 * Compares the agenda with plain queries, zona by zona, and repairs or builds it. Entries are read again before they are written.
 * Progress is stored: the next run continues.
 * @param left returns whether time remains; called after each page
 */
export async function repair(
  { db, now }: RepairDeps,
  left: () => boolean = () => true,
  { place = refs.reconciliation(db), pace = unpaced, size = STEP }: RepairOptions = {},
): Promise<RepairOutcome> {
  const outcome: RepairOutcome = { entries: 0, owners: 0, over: 0, parts: 0, failed: 0, through: false };
  const known = await refs.agenda(db).get();
  const versions = versionsOf(known);
  if (!known.exists) await refs.agenda(db).create(versions).catch(unlessThere);
  const common = { db, now, outcome, pace, left, isComplete: versions.isComplete };
  if (!(await repairParts(common, place))) return outcome;
  const all = [...new Set([...zonas(), ...Object.keys(versions.zonas)])].sort();
  const empty = new Set(all.filter((zona) => !versions.zonas[zona]?.length));
  const walk = { ...common, size, empty };
  const [reached = '', tipo, after = ''] = placeSchema.parse((await place.get()).data()).agenda.split('/');
  const from = isTipo(tipo) ? { tipo, after } : null;
  let written = 0;
  const reach = async (agenda: string) => {
    const isLast = agenda === all.at(-1);
    const goesOn = isLast || left();
    // A small zona without differences is quick.
    if (isLast || !goesOn || agenda.includes('/') || outcome.parts > written)
      await place.set({ agenda: isLast ? '' : agenda }, { merge: true });
    written = outcome.parts;
    return goesOn;
  };
  for (const zona of all.filter((one) => (from ? one >= reached : one > reached))) {
    const isThrough = await repairZona(walk, zona, zona === reached ? from : null, reach);
    if (!isThrough) return outcome;
  }
  if (!versions.isComplete) await refs.agenda(db).set({ isComplete: true }, { merge: true });
  return { ...outcome, through: true };
}

/**
 * Runs `repair` for a note, and deletes the note at the end. @returns parts written @throws Error when time runs out: the note stays with
 * the progress
 */
export async function repairAll(
  deps: RepairDeps,
  asked: DocumentSnapshot,
  left: () => boolean,
  pace: Pace,
): Promise<number> {
  const outcome = await repair(deps, left, { place: asked.ref, pace });
  logger.info('agenda: comparison', outcome);
  if (!outcome.through) throw new Error('agenda: no time left to compare the rest');
  await asked.ref.delete();
  return outcome.parts;
}
