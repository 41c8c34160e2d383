import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type AgendaPart, entryOwnerSchema, entrySchema } from '@vidriera/domain/agenda/entry-schema';
import { EMPTY_PART } from '@vidriera/domain/agenda/part';
import { PART_SHAPE } from '@vidriera/domain/agenda/part-shape';
import { NO_TEXTS, type Texts } from '@vidriera/domain/agenda/texts';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { refs } from '../../base/firestore/refs.ts';
import { compress } from '../../base/http/compressed.ts';
import { logger } from '../../base/process/logger.ts';
import { packedTexts, type StoredTexts } from './texts.ts';

const unpacked = promisify(brotliDecompress);

/**
 * The versions of all parts, by zona. A zona has a power of two of parts.
 * The random salt decides an item’s part: without it creators could choose theirs by the id.
 */
const versionsSchema = z.object({
  salt: z.string(),
  /** Whether the agenda was built: until then lists are incomplete. */
  isComplete: z.catch(z.boolean(), false),
  zonas: z.record(z.string(), z.array(z.string())),
});
export type Versions = z.infer<typeof versionsSchema>;

const noVersions = (): Versions => ({
  salt: randomBytes(12).toString('base64url'),
  isComplete: false,
  zonas: {},
});

/** Stored versions; empty before the first build. */
export const partVersionsOf = (snapshot: DocumentSnapshot): Versions =>
  versionsSchema.safeParse(snapshot.data()).data ?? noVersions();
export const readPartVersions = async (db: Firestore): Promise<Versions> =>
  partVersionsOf(await refs.agenda(db).get());

export const partIndexOf = ({ salt }: Versions, key: string, count: number): number =>
  createHash('sha256').update(`${salt}/${key}`).digest().readUInt32BE() & (count - 1);

const storedSchema = z.object({
  version: z.string(),
  texts: z.string(),
  data: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type StoredPart = z.infer<typeof storedSchema>;

export interface Packed {
  part: StoredPart;
  texts: StoredTexts;
}

/** Hashes a part, its texts and its shape. */
const versionOf = (text: Uint8Array, texts: string): string =>
  createHash('sha256').update(PART_SHAPE).update(text).update(texts).digest('base64url').slice(0, 12);

/** Deterministic. */
export async function packedPart(part: AgendaPart, ofPart: Texts = NO_TEXTS): Promise<Packed> {
  const text = Buffer.from(JSON.stringify(part));
  const texts = await packedTexts(ofPart);
  const version = versionOf(text, texts.version);
  return { part: { version, texts: texts.version, data: await compress(text, 'br') }, texts };
}

const looseSchema = z.object({
  owners: z.record(z.string(), entryOwnerSchema),
  entries: z.array(z.unknown()),
});

/** A part as read. `length` is in bytes. */
export interface ReadPart {
  version: string;
  /** ‘’ if none. */
  texts: string;
  part: AgendaPart;
  length: number;
  /** Whether the hash differs: another shape or writer. */
  isForeign: boolean;
}

/** Parses a part. Unreadable entries are skipped and logged. */
function parsedPart(json: unknown, path: string): AgendaPart {
  const { owners, entries: stored } = looseSchema.parse(json);
  const entries = stored.flatMap((entry) => entrySchema.safeParse(entry).data ?? []);
  const unreadable = stored.length - entries.length;
  if (unreadable > 0) logger.error('agenda: unreadable entries', { path, count: unreadable });
  return { owners, entries };
}

/**
 * Reads a part. If its hash fits it is trusted: parsing 100,000 entries takes half a second. Any other is parsed, and rewritten at night.
 */
export async function readAgendaPart(doc: DocumentSnapshot): Promise<ReadPart> {
  const none: ReadPart = { version: '', texts: '', part: EMPTY_PART, length: 0, isForeign: false };
  if (!doc.exists) return none;
  try {
    const { version, texts, data } = storedSchema.parse(doc.data());
    const text = await unpacked(data);
    const json: unknown = JSON.parse(text.toString());
    const isForeign = version !== versionOf(text, texts);
    const part = isForeign ? parsedPart(json, doc.ref.path) : (json as AgendaPart);
    return { version, texts, part, length: text.length, isForeign };
  } catch (error) {
    logger.error('agenda: unreadable part', { path: doc.ref.path, error });
    return none;
  }
}
