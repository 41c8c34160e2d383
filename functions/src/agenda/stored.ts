import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { type AgendaPart, entryOwnerSchema, entrySchema } from '@vidriera/domain/agenda/entry-schema';
import { EMPTY_PART } from '@vidriera/domain/agenda/part';
import { PART_SHAPE } from '@vidriera/domain/agenda/part-shape';
import { NO_TEXTS, type Texts } from '@vidriera/domain/agenda/texts';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { compress } from '../shared/compressed.ts';
import { logger } from '../shared/logger.ts';
import { packedTexts, type StoredTexts } from './texts.ts';

const unpacked = promisify(brotliDecompress);

/** A part that is larger than so many bytes, as it is stored with its texts, is spread over twice as many: see docs/data.md. */
export const PART_BYTES = 300_000;

/**
 * The document that lists all parts: for each zona the versions of its parts, in order. A zona has a power of two of parts, or none.
 * `salt` is a salt, made once at random. It goes into the hash that says which part an item belongs to: whoever publishes may choose an item's
 * id, and without the salt would choose its part with it.
 */
export const versionsSchema = z.object({
  salt: z.string(),
  /** Whether all has been made once: until then lists would show some of it. */
  isComplete: z.catch(z.boolean(), false),
  zonas: z.record(z.string(), z.array(z.string())),
});
export type Versions = z.infer<typeof versionsSchema>;

export const noVersions = (): Versions => ({
  salt: randomBytes(12).toString('base64url'),
  isComplete: false,
  zonas: {},
});

/** Which of `count` parts of its zona an item belongs to. */
export const indexOf = ({ salt }: Versions, key: string, count: number): number =>
  createHash('sha256').update(`${salt}/${key}`).digest().readUInt32BE() & (count - 1);

const storedSchema = z.object({
  version: z.string(),
  /** The version of the texts beside it. */
  texts: z.string(),
  data: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
/** The part's own document. */
export type StoredPart = z.infer<typeof storedSchema>;

/** A part and the texts beside it, as they are stored. */
export interface Packed {
  part: StoredPart;
  texts: StoredTexts;
}

/** Says what is in a part, which texts stand beside it, and of which shape its entries are. */
const versionOf = (text: Uint8Array, texts: string): string =>
  createHash('sha256').update(PART_SHAPE).update(text).update(texts).digest('base64url').slice(0, 12);

/** As it is stored; the same for the same part with the same texts. */
export async function packed(part: AgendaPart, ofPart: Texts = NO_TEXTS): Promise<Packed> {
  const text = Buffer.from(JSON.stringify(part));
  const texts = await packedTexts(ofPart);
  const version = versionOf(text, texts.version);
  return { part: { version, texts: texts.version, data: await compress(text, 'br') }, texts };
}

/** What a part and its texts weigh in a transaction, in bytes. */
export const weightOf = ({ part, texts }: Packed): number => part.data.byteLength + texts.data.byteLength;

const looseSchema = z.object({
  owners: z.record(z.string(), entryOwnerSchema),
  entries: z.array(z.unknown()),
});

/** A part as it was read; `length` is that of its text in bytes. */
export interface ReadPart {
  version: string;
  /** The version of its texts; '' where it names none. */
  texts: string;
  part: AgendaPart;
  length: number;
  /** Whether its version is not the one that `packed` gives it: it is of another shape, or was written by something else. */
  isForeign: boolean;
}

/** Parses a part. An entry that can't be read is left out and reported, so that it spoils nothing else. */
function parsedPart(json: unknown, path: string): AgendaPart {
  const { owners, entries: stored } = looseSchema.parse(json);
  const entries = stored.flatMap((one) => entrySchema.safeParse(one).data ?? []);
  const unreadable = stored.length - entries.length;
  if (unreadable > 0) logger.error('agenda: unreadable entries', { path, count: unreadable });
  return { owners, entries };
}

/**
 * Reads a part's document. A part that `packed` wrote with this shape was parsed before it was written, and its hash says that it is unchanged: it is
 * taken as it is, for to parse 100,000 entries takes half a second. Any other part is parsed, and the night writes it anew. Without a document it is an
 * empty part of no version.
 */
export async function readPart(doc: DocumentSnapshot): Promise<ReadPart> {
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
