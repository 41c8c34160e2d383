import type { AgendaPart } from '@vidriera/domain/agenda/entry-schema';
import { spread, updatedPart, withoutOver } from '@vidriera/domain/agenda/part';
import { type Texts, textsFor } from '@vidriera/domain/agenda/texts';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';
import { countOf, MOST_PARTS, PART_BYTES } from './bounds.ts';
import type { CurrentItems } from './entries.ts';
import {
  type Packed,
  packedPart,
  partIndexOf,
  type ReadPart,
  readAgendaPart,
  type Versions,
} from './stored.ts';
import { type ReadTexts, readTexts } from './texts.ts';

export type PartWithTexts = ReadPart & { storedTexts: ReadTexts };

export async function readParts(tx: Transaction, db: Firestore, zona: string, indexes: readonly number[]) {
  const parts = new Map<number, PartWithTexts>();
  if (indexes.length === 0) return parts;
  const documents = indexes.map((index) => refs.part(db, zona, index));
  const stored = await tx.getAll(...documents, ...documents.map(({ id }) => refs.texts(db, id)));
  for (const [i, index] of indexes.entries()) {
    const [part, texts] = [stored[i], stored[indexes.length + i]];
    if (part && texts)
      parts.set(index, { ...(await readAgendaPart(part)), storedTexts: await readTexts(texts) });
  }
  return parts;
}

interface ChangedPart {
  index: number;
  stored: Packed;
  hasNewTexts: boolean;
}

/** Parts to write, and the zona’s versions. */
export interface ZonaChange {
  zona: string;
  versions: string[];
  parts: ChangedPart[];
}

/** Whether the entries of all parts keep to a size. Texts have a budget of their own: nobody’s texts double a zona. */
const fits = (parts: readonly ChangedPart[], most: number): boolean =>
  parts.every(({ stored }) => stored.part.data.byteLength <= most);

/** Distributes a zona’s entries over `count` parts; `null` if one gets more than `most` bytes. */
export async function redistribute(
  { zona, parts, texts }: { zona: string; parts: readonly AgendaPart[]; texts: readonly Texts[] },
  { versions, count, most }: { versions: Versions; count: number; most: number },
): Promise<ZonaChange | null> {
  const changed = await Promise.all(
    spread(parts, count, (key) => partIndexOf(versions, key, count)).map(async (part, index) => ({
      index,
      stored: await packedPart(part, textsFor(part, texts)),
      hasNewTexts: true,
    })),
  );
  return fits(changed, most)
    ? { zona, versions: changed.map(({ stored }) => stored.part.version), parts: changed }
    : null;
}

interface Zona {
  versions: Versions;
  zona: string;
  current: CurrentItems;
  time: LocalTime;
}

/** Puts current entries into some parts of a zona; `null` if nothing changes. Past entries leave. A part that is too large doubles the parts. */
export async function changedZona(
  tx: Transaction,
  db: Firestore,
  { versions, zona, current, time }: Zona,
  indexes: ReadonlySet<number>,
): Promise<ZonaChange | null> {
  const { entries, owners, texts } = current;
  const before = versions.zonas[zona] ?? [];
  const count = countOf(versions, zona);
  const update = ({ part }: ReadPart, index: number | null) =>
    updatedPart(withoutOver(part, time), {
      entries: new Map(
        entries.flatMap(({ key, zona: own, entry }) =>
          partIndexOf(versions, key, count) === index ? [[key, own === zona ? entry : null]] : [],
        ),
      ),
      owners,
    });
  const parts = await readParts(tx, db, zona, [...indexes]);
  const updated = [...parts].map(([index, part]) => ({ index, was: part, part: update(part, index) }));
  if (before.length === 0 && updated.every(({ part }) => part.entries.length === 0)) return null;
  const written = await Promise.all(
    updated.map(async ({ index, was, part }) => {
      const stored = await packedPart(part, textsFor(part, [texts, was.storedTexts.texts]));
      const hasNewTexts = stored.texts.version !== was.storedTexts.version;
      const isSame = [before[index], was.version].every((version) => version === stored.part.version);
      return { index, stored, hasNewTexts, isSame: isSame && !hasNewTexts };
    }),
  );
  if (fits(written, PART_BYTES) || before.length >= MOST_PARTS) {
    const changed = written.filter(({ isSame }) => !isSame);
    const after = [...before];
    for (const { index, stored } of changed) after[index] = stored.part.version;
    return changed.length > 0 ? { zona, versions: after, parts: changed } : null;
  }
  const untouched = Array.from({ length: count }, (_, i) => i).filter((index) => !indexes.has(index));
  const rest = [...(await readParts(tx, db, zona, untouched)).values()];
  const all = {
    zona,
    parts: [...updated.map(({ part }) => part), ...rest.map((part) => update(part, null))], // their creators may be outdated
    texts: [texts, ...[...parts.values(), ...rest].map(({ storedTexts }) => storedTexts.texts)],
  };
  for (let doubled = 2 * count; ; doubled *= 2) {
    const most = doubled < MOST_PARTS ? PART_BYTES : Number.POSITIVE_INFINITY;
    const change = await redistribute(all, { versions, count: doubled, most });
    if (change) return change;
  }
}

/** Writes changed parts and the versions. */
export function writeChanges(
  tx: Transaction,
  db: Firestore,
  versions: Versions,
  changes: readonly ZonaChange[],
): void {
  const changed = Object.fromEntries(changes.map((change) => [change.zona, change.versions]));
  tx.set(refs.agenda(db), { ...versions, zonas: { ...versions.zonas, ...changed } });
  for (const { zona, parts } of changes)
    for (const { index, stored, hasNewTexts } of parts) {
      const part = refs.part(db, zona, index);
      tx.set(part, stored.part);
      if (hasNewTexts) tx.set(refs.texts(db, part.id), stored.texts);
    }
}
