import { keyOf, NOWHERE, whereOf, zonas } from '@vidriera/domain/agenda/entry';
import { type AgendaEntry, entryOf } from '@vidriera/domain/agenda/entry-schema';
import { isOver } from '@vidriera/domain/agenda/over';
import { differing, EMPTY_PART } from '@vidriera/domain/agenda/part';
import { itemText } from '@vidriera/domain/agenda/texts';
import { TIPOS_AGENDA, type TipoAgenda } from '@vidriera/domain/values/ids';
import { localTime } from '@vidriera/domain/values/local-time';
import { z } from '@vidriera/domain/zod';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from '../shared/logger.ts';
import { aQuery, pagesOf, queries } from '../shared/queries.ts';
import { readItem } from '../shared/readable-items.ts';
import { ALREADY_EXISTS, grpcCode, refs } from '../shared/refs.ts';
import { type Pace, unpaced } from './pace.ts';
import { renew, versionsOf } from './renew.ts';
import { type RepairOutcome, repairParts, type Walk } from './repair-parts.ts';
import { indexOf, readPart } from './stored.ts';
import { readTexts } from './texts.ts';

/** Items read at a time. */
const PAGE = 300;
/** Items of one step: some 10 MB of entries. Each step reads all parts of its zona, one after another. */
const STEP = 5000;
/** Items that one transaction makes anew. */
const AT_ONCE = 300;

type RepairDeps = Pick<Walk, 'db' | 'now'>;
/** `empty`: zonas without parts. */
type Sized = Walk & { size: number; empty: ReadonlySet<string> };

export interface RepairOptions {
  /** The document that remembers how far it came. */
  place?: DocumentReference;
  /** Keeps writes of the versions apart. */
  pace?: Pace;
  /** Items of a step. */
  size?: number;
}

const unlessThere = (error: unknown): void => {
  if (grpcCode(error) !== ALREADY_EXISTS) throw error;
};

/** A kind within a zona, and the id of the last item of it that was compared; `''` at the beginning. */
type Step = { tipo: TipoAgenda; after: string };

/** The next entries of a kind that belong to a zona and their texts, by their keys, and the id of the last item that was read; `''` at the end. */
async function nextEntries({ db, now, size }: Omit<Sized, 'empty'>, zona: string, { tipo, after }: Step) {
  const isNowhere = NOWHERE.some((one) => one === zona);
  const query = aQuery(db, queries.inPlace(tipo, isNowhere ? null : zona));
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

/** Compares the entries of some items, by the order of their ids, with those that are kept, and mends what differs. @returns the last id */
async function repairEntries(walk: Sized, zona: string, { tipo, after }: Step): Promise<string> {
  const { db, outcome, pace } = walk;
  const { entries, texts, last } = await nextEntries(walk, zona, { tipo, after });
  if (entries.size === 0 && walk.empty.has(zona)) return last;
  const versions = versionsOf(await refs.agenda(db).get());
  const count = versions.zonas[zona]?.length ?? 0;
  const places = Map.groupBy(entries.values(), (entry) => indexOf(versions, keyOf(entry), count || 1));
  const time = localTime(walk.now());
  const isAmong = (entry: AgendaEntry) =>
    entry.tipo === tipo && entry.id > after && (last === '' || entry.id <= last) && !isOver(entry, time);
  for (let index = 0; index < Math.max(1, count); index++) {
    // A document that no version names counts as none.
    const stored = refs.part(db, zona, index);
    const { part, version } =
      count > 0 ? await readPart(await stored.get()) : { part: EMPTY_PART, version: undefined };
    const { texts: said } = await readTexts(await refs.texts(db, stored.id).get());
    const there = { owners: {}, entries: part.entries.filter(isAmong) };
    const here = new Map((places.get(index) ?? []).map((entry) => [keyOf(entry), entry]));
    const others = [...here].flatMap(([key, { tipo: kind, id }]) =>
      texts.get(key) === (said.items[key] ?? '') ? [] : [{ tipo: kind, id }],
    );
    const both = [...differing(there, here), ...others].map((item) => [keyOf(item), item] as const);
    const wrong = [...new Map(both).values()].map((item) => ({ ...item, zonas: [zona] }));
    outcome.entries += wrong.length;
    // Readers look for the version that they were told, and would read a part of another one again and again.
    const isTorn = version !== versions.zonas[zona]?.[index];
    if (isTorn && wrong.length === 0)
      outcome.parts += await pace(() => renew(walk, { parts: [{ zona, index }] }));
    for (let i = 0; i < wrong.length; i += AT_ONCE)
      outcome.parts += await pace(() => renew(walk, { items: wrong.slice(i, i + AT_ONCE) }));
  }
  return last;
}

/** How far a repair came: a zona that was compared, or an item within one: `salta` or `salta/evento/id`. */
const placeSchema = z.catch(z.object({ agenda: z.string() }), { agenda: '' });
const isTipo = (text: string | undefined): text is TipoAgenda => TIPOS_AGENDA.some((tipo) => tipo === text);

/** Compares one zona in steps, from a place within it on. @returns whether all of it was compared */
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
 * Compares what is kept of the agenda with the plain queries, zona by zona, and mends what differs; where nothing is kept yet, it makes all of
 * it. It compares what it read a moment ago, but each entry it mends is read anew and written as it is then: a change in between does no harm.
 * Parts are first compared with their owners and the clock. Then it goes in steps of some thousand items, so a zona of any size fits its
 * memory. It notes how far it came, also within a zona: a run that is cut off anywhere is gone on with from there.
 * @param left whether there is time for more; asked after each step
 */
export async function repair(
  { db, now }: RepairDeps,
  left: () => boolean = () => true,
  { place = refs.reconciliation(db), pace = unpaced, size = STEP }: RepairOptions = {},
): Promise<RepairOutcome> {
  const outcome: RepairOutcome = { entries: 0, owners: 0, over: 0, parts: 0, through: false };
  const known = await refs.agenda(db).get();
  const versions = versionsOf(known);
  if (!known.exists) await refs.agenda(db).create(versions).catch(unlessThere);
  if (!(await repairParts({ db, now, outcome, pace }, left, place))) return outcome;
  const all = [...new Set([...zonas(), ...Object.keys(versions.zonas)])].sort();
  const empty = new Set(all.filter((zona) => !versions.zonas[zona]?.length));
  const walk = { db, now, outcome, pace, size, empty };
  const [reached = '', tipo, after = ''] = placeSchema.parse((await place.get()).data()).agenda.split('/');
  const from = isTipo(tipo) ? { tipo, after } : null;
  let written = 0;
  const reach = async (agenda: string) => {
    const isLast = agenda === all.at(-1);
    const goesOn = isLast || left();
    // A small zona where nothing was to be mended is soon compared again.
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
 * The same for a pending document that asks for all of it: from the beginning, and then it is taken away.
 * @returns how many parts were written
 * @throws Error where time was not left for the rest: the document stays, and says how far it came
 */
export async function repairAll(
  deps: RepairDeps,
  asked: DocumentSnapshot,
  left: () => boolean,
  pace: Pace,
): Promise<number> {
  const outcome = await repair(deps, left, { place: asked.ref, pace });
  logger.info('agenda: all was compared', outcome);
  if (!outcome.through) throw new Error('agenda: not all was compared, for want of time');
  await asked.ref.delete();
  return outcome.parts;
}
