import type { AgendaPart } from '@vidriera/domain/agenda/entry-schema';
import { type CurrentEntries, renewed, spread, withoutOver } from '@vidriera/domain/agenda/part';
import { type Texts, textsFor } from '@vidriera/domain/agenda/texts';
import type { LocalTime } from '@vidriera/domain/values/local-time';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { refs } from '../firestore/refs.ts';
import { MOST_PARTS, PART_BYTES } from './bounds.ts';
import { type Packed, packed, type ReadPart, readPart, type Versions } from './stored.ts';
import { type ReadTexts, readTexts } from './texts.ts';

export type PartWithTexts = ReadPart & { beside: ReadTexts };

export async function readParts(tx: Transaction, db: Firestore, zona: string, indexes: readonly number[]) {
  const parts = new Map<number, PartWithTexts>();
  if (indexes.length === 0) return parts;
  const documents = indexes.map((index) => refs.part(db, zona, index));
  const stored = await tx.getAll(...documents, ...documents.map(({ id }) => refs.texts(db, id)));
  for (const [i, index] of indexes.entries()) {
    const [part, texts] = [stored[i], stored[indexes.length + i]];
    if (part && texts) parts.set(index, { ...(await readPart(part)), beside: await readTexts(texts) });
  }
  return parts;
}

interface ChangedPart {
  index: number;
  stored: Packed;
  hasNewTexts: boolean;
}

/** Parts to write, and the zona’s versions. */
export interface Change {
  zona: string;
  versions: string[];
  parts: ChangedPart[];
}

/** Whether the entries of all parts keep to a size. Texts have a budget of their own: nobody’s texts double a zona. */
const fits = (parts: readonly ChangedPart[], most: number): boolean =>
  parts.every(({ stored }) => stored.part.data.byteLength <= most);

type PlaceOf = (key: string, count: number) => number;

/** Distributes parts anew over `count` parts; `null` if one gets more than `most` bytes. */
export async function redistributed(
  zona: string,
  parts: readonly AgendaPart[],
  known: readonly Texts[],
  { count, placeOf, most }: { count: number; placeOf: PlaceOf; most: number },
): Promise<Change | null> {
  const anew = await Promise.all(
    spread(parts, count, (key) => placeOf(key, count)).map(async (part, index) => ({
      index,
      stored: await packed(part, textsFor(part, known)),
      hasNewTexts: true,
    })),
  );
  const versions = anew.map(({ stored }) => stored.part.version);
  return fits(anew, most) ? { zona, versions, parts: anew } : null;
}

/** Renews a zona’s parts; `null` if nothing changes. Past entries leave. A part that is too large doubles the zona’s parts. */
export async function changeOf(
  zona: string,
  {
    before,
    parts,
    present,
    texts,
    others,
    placeOf,
    time,
  }: {
    before: readonly string[];
    parts: ReadonlyMap<number, PartWithTexts>;
    present: (index: number) => CurrentEntries;
    texts: Texts;
    /** Reads the others. */
    others: () => Promise<ReadonlyMap<number, PartWithTexts>>;
    placeOf: PlaceOf;
    time: LocalTime;
  },
): Promise<Change | null> {
  const anewOf = ({ part }: ReadPart, what: CurrentEntries) => renewed(withoutOver(part, time), what);
  const after = new Map([...parts].map(([index, part]) => [index, anewOf(part, present(index))] as const));
  if (before.length === 0 && [...after.values()].every(({ entries }) => entries.length === 0)) return null;
  const stored = await Promise.all(
    [...after].map(async ([index, part]) => {
      const was = parts.get(index);
      const now = await packed(part, textsFor(part, was ? [texts, was.beside.texts] : [texts]));
      const hasNewTexts = now.texts.version !== was?.beside.version;
      return { index, stored: now, hasNewTexts };
    }),
  );
  if (fits(stored, PART_BYTES) || before.length >= MOST_PARTS) {
    const differing = stored.filter(({ index, stored: { part }, hasNewTexts }) => {
      const isOther = part.version !== before[index] || part.version !== parts.get(index)?.version;
      return isOther || hasNewTexts;
    });
    const versions = [...before];
    for (const one of differing) versions[one.index] = one.stored.part.version;
    return differing.length > 0 ? { zona, versions, parts: differing } : null;
  }
  const rest = [...(await others()).values()];
  // The others may have outdated creators.
  const { owners } = present(0);
  const all = [...after.values(), ...rest.map((part) => anewOf(part, { entries: new Map(), owners }))];
  const known = [texts, ...[...parts.values(), ...rest].map(({ beside }) => beside.texts)];
  for (let count = 2 * Math.max(1, before.length); ; count *= 2) {
    const most = count < MOST_PARTS ? PART_BYTES : Number.POSITIVE_INFINITY;
    const change = await redistributed(zona, all, known, { count, placeOf, most });
    if (change) return change;
  }
}

/** Writes changed parts and the versions. */
export function writeChanges(
  tx: Transaction,
  db: Firestore,
  versions: Versions,
  changes: readonly Change[],
): void {
  const zonas = {
    ...versions.zonas,
    ...Object.fromEntries(changes.map((one) => [one.zona, one.versions])),
  };
  tx.set(refs.agenda(db), { ...versions, zonas });
  for (const { zona, parts } of changes)
    for (const { index, stored, hasNewTexts } of parts) {
      const part = refs.part(db, zona, index);
      tx.set(part, stored.part);
      if (hasNewTexts) tx.set(refs.texts(db, part.id), stored.texts);
    }
}
