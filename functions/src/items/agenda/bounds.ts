import { PART_TEXT_BYTES } from '@vidriera/domain/agenda/text-budget';
import type { Versions } from './stored.ts';

/** Entries of more compressed bytes double the zona’s parts (docs/decisions/agenda-parts.md). */
export const PART_BYTES = 100_000;
/** Most parts of a zona: all are written when they double. */
export const MOST_PARTS = 32;
/** Firestore’s limit of a document. */
const DOCUMENT_BYTES = 1024 * 1024;
/** Of a transaction’s 10 MiB. The rest is for doubling, and for what grows meanwhile. */
const TRANSACTION_BYTES = 8_000_000;

export interface PartRef {
  zona: string;
  index: number;
}

/** A zona’s parts; one before the first. */
export const countOf = ({ zonas }: Versions, zona: string): number => Math.max(1, zonas[zona]?.length ?? 0);

/** Most bytes of a part with its texts. Parts of a zona that can’t double any more grow up to a document. */
const mostBytes = (versions: Versions, { zona }: PartRef): number =>
  (countOf(versions, zona) < MOST_PARTS ? PART_BYTES : DOCUMENT_BYTES) + PART_TEXT_BYTES;

/** Whether one transaction can write these parts, whatever they hold. */
export const isWritable = (versions: Versions, parts: readonly PartRef[]): boolean =>
  parts.length <= 1 || parts.reduce((sum, part) => sum + mostBytes(versions, part), 0) <= TRANSACTION_BYTES;

/** The first parts that one transaction can write. */
export function firstWritable(versions: Versions, parts: readonly PartRef[]): PartRef[] {
  let count = 1;
  while (count < parts.length && isWritable(versions, parts.slice(0, count + 1))) count++;
  return parts.slice(0, count);
}
