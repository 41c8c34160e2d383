import { keyOf, NOWHERE, whereOf } from '@vidriera/domain/agenda/entry';
import { type AgendaEntry, entryOf } from '@vidriera/domain/agenda/entry-schema';
import { isOver } from '@vidriera/domain/agenda/over';
import { differing, EMPTY_PART } from '@vidriera/domain/agenda/part';
import { itemText, textsFor } from '@vidriera/domain/agenda/texts';
import type { TipoAgenda } from '@vidriera/domain/values/ids';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import type { Firestore } from 'firebase-admin/firestore';
import { pagesOf, queries, queryFrom } from '../../base/firestore/queries.ts';
import { readItem } from '../../base/firestore/readable-items.ts';
import { refs } from '../../base/firestore/refs.ts';
import { partIndexOf, readAgendaPart, readPartVersions } from './stored.ts';
import type { Targets } from './targets.ts';
import { readTexts } from './texts.ts';

const PAGE = 300;

/** Items of a kind in a zona, behind an id; ‘’ at the start. */
export interface Step {
  zona: string;
  tipo: TipoAgenda;
  after: string;
}

/** Entries by key, as the items are now, and the last id; ‘’ at the end. */
interface StepEntries {
  entries: Map<string, AgendaEntry>;
  texts: Map<string, string>;
  last: string;
}

async function readStep(
  db: Firestore,
  { zona, tipo, after }: Step,
  time: LocalTime,
  size: number,
): Promise<StepEntries> {
  const isNowhere = NOWHERE.some((name) => name === zona);
  const query = queryFrom(db, queries.inPlace(tipo, isNowhere ? null : zona));
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

/** Compares some items of a zona with its parts. @returns the differences of each part, and the last id; ‘’ at the end */
export async function compareEntries(
  db: Firestore,
  step: Step,
  { time, size, isEmpty }: { time: LocalTime; size: number; isEmpty: boolean },
): Promise<{ differences: Targets[][]; last: string }> {
  const { zona, tipo, after } = step;
  const { entries, texts, last } = await readStep(db, step, time, size);
  if (entries.size === 0 && isEmpty) return { differences: [], last };
  const versions = await readPartVersions(db);
  const count = versions.zonas[zona]?.length ?? 0;
  const byPart = Map.groupBy(entries.values(), (entry) => partIndexOf(versions, keyOf(entry), count || 1));
  const isInStep = (entry: AgendaEntry) =>
    entry.tipo === tipo && entry.id > after && (last === '' || entry.id <= last) && !isOver(entry, time);

  const compare = async (index: number): Promise<Targets[]> => {
    const ref = refs.part(db, zona, index);
    // A document without a version counts as none.
    const { part, version } =
      count > 0 ? await readAgendaPart(await ref.get()) : { part: EMPTY_PART, version: undefined };
    const { texts: storedTexts } = await readTexts(await refs.texts(db, ref.id).get());
    const stored = { owners: {}, entries: part.entries.filter(isInStep) };
    const current = new Map((byPart.get(index) ?? []).map((entry) => [keyOf(entry), entry]));
    const items = Object.fromEntries([...current.keys()].map((key) => [key, texts.get(key) ?? '']));
    // Texts that find no room in the part’s budget differ in nothing.
    const right = textsFor(part, [{ items, creators: {} }, storedTexts]);
    const differingTexts = [...current.values()].filter((entry) => {
      const key = keyOf(entry);
      return (right.items[key] ?? '') !== (storedTexts.items[key] ?? '');
    });
    const wrong = new Map(
      [...differing(stored, current), ...differingTexts].map(({ tipo, id }) => [
        keyOf({ tipo, id }),
        { tipo, id, zonas: [zona] },
      ]),
    );
    // Readers would fetch a part of an unlisted version again and again.
    if (wrong.size === 0 && version !== versions.zonas[zona]?.[index]) return [{ parts: [{ zona, index }] }];
    return [...wrong.values()].map((item) => ({ items: [item] }));
  };
  const differences: Targets[][] = [];
  for (let index = 0; index < Math.max(1, count); index++) differences.push(await compare(index));
  return { differences, last };
}
