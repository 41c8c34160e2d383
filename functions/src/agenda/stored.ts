import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { entryOwnerSchema, entrySchema, type Part } from 'domain/agenda/entry-schema';
import { EMPTY_PART } from 'domain/agenda/part';
import { NO_TEXTS, type Texts } from 'domain/agenda/texts';
import { z } from 'domain/zod';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { compress } from '../shared/compressed.ts';
import { logger } from '../shared/logger.ts';
import { packedTexts, type StoredTexts } from './texts.ts';

const unpacked = promisify(brotliDecompress);

/** A part that is larger than so many bytes, as it is stored with its texts, is spread over twice as many: see docs/data.md. */
export const PART_BYTES = 300_000;

/**
 * The document that lists all parts: for each zona the versions of its parts, in order. A zona has a power of two of parts, or none.
 * `sal` is a salt, made once at random. It goes into the hash that says which part an item belongs to: whoever publishes may choose an item's
 * id, and without the salt would choose its part with it.
 */
export const versionsSchema = z.object({
  sal: z.string(),
  /** Whether all has been made once: until then lists would show some of it. */
  hecha: z.catch(z.boolean(), false),
  zonas: z.record(z.string(), z.array(z.string())),
});
export type Versions = z.infer<typeof versionsSchema>;

export const noVersions = (): Versions => ({
  sal: randomBytes(12).toString('base64url'),
  hecha: false,
  zonas: {},
});

/** Which of `count` parts of its zona an item belongs to. */
export const indexOf = ({ sal }: Versions, key: string, count: number): number =>
  createHash('sha256').update(`${sal}/${key}`).digest().readUInt32BE() & (count - 1);

const storedSchema = z.object({
  version: z.string(),
  /** Which version the texts beside it are of; of none in parts from before there were texts. */
  texts: z.catch(z.string(), ''),
  datos: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
/** The part's own document. */
export type StoredPart = z.infer<typeof storedSchema>;

/** A part and the texts beside it, as they are stored. */
export interface Packed {
  part: StoredPart;
  texts: StoredTexts;
}

/** As it is stored; the same for the same part with the same texts. */
export async function packed(part: Part, ofPart: Texts = NO_TEXTS): Promise<Packed> {
  const text = Buffer.from(JSON.stringify(part));
  const texts = await packedTexts(ofPart);
  const version = createHash('sha256').update(text).update(texts.version).digest('base64url').slice(0, 12);
  return { part: { version, texts: texts.version, datos: await compress(text, 'br') }, texts };
}

/** What a part and its texts weigh in a transaction, in bytes. */
export const weightOf = ({ part, texts }: Packed): number => part.datos.byteLength + texts.data.byteLength;

const looseSchema = z.object({
  owners: z.record(z.string(), entryOwnerSchema),
  entries: z.array(z.unknown()),
});

/** A part as it was read; `length` is that of its text in bytes. */
export interface ReadPart {
  version: string;
  /** The version of its texts; '' where it names none. */
  texts: string;
  part: Part;
  length: number;
}

/**
 * Reads a part's document. What can't be read of it (what another version of the functions wrote, say) is left out and told, so that it spoils
 * nothing else: the night puts it right. Without a document it is an empty part of no version.
 */
export async function readPart(doc: DocumentSnapshot): Promise<ReadPart> {
  const none: ReadPart = { version: '', texts: '', part: EMPTY_PART, length: 0 };
  if (!doc.exists) return none;
  try {
    const { version, texts, datos } = storedSchema.parse(doc.data());
    const text = await unpacked(datos);
    const { owners, entries: stored } = looseSchema.parse(JSON.parse(text.toString()));
    const entries = stored.flatMap((one) => entrySchema.safeParse(one).data ?? []);
    const unreadable = stored.length - entries.length;
    if (unreadable > 0) logger.error('agenda: unreadable entries', { path: doc.ref.path, count: unreadable });
    return { version, texts, part: { owners, entries }, length: text.length };
  } catch (error) {
    logger.error('agenda: unreadable part', { path: doc.ref.path, error });
    return none;
  }
}
