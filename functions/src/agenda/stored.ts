import { createHash, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { entryOwnerSchema, entrySchema, type Part } from 'domain/agenda/entry-schema';
import { EMPTY_PART } from 'domain/agenda/part';
import { z } from 'domain/zod';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { compress } from '../shared/compressed.ts';
import { logger } from '../shared/logger.ts';

const unpacked = promisify(brotliDecompress);

/** A part that is larger than so many bytes, as it is stored, is spread over twice as many: see docs/data.md. */
export const PART_BYTES = 300_000;

/**
 * The document that lists all parts: for each zona the versions of its parts, in order. A zona has a power of two of parts, or none.
 * `sal` is a salt, made once at random. It goes into the hash that says which part an item belongs to: whoever publishes may choose an item's
 * id, and without the salt would choose its part with it.
 */
export const versionsSchema = z.object({
  sal: z.string(),
  /** Whether all has been made once: until then lists would show some of it. */
  hecha: z.boolean().catch(false),
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
  datos: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
/** The part's own document. */
export type StoredPart = z.infer<typeof storedSchema>;

/** As it is stored; the same for the same part. */
export async function packed(part: Part): Promise<StoredPart> {
  const text = Buffer.from(JSON.stringify(part));
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 12);
  return { version, datos: await compress(text, 'br') };
}

const looseSchema = z.object({
  owners: z.record(z.string(), entryOwnerSchema),
  entries: z.array(z.unknown()),
});

/** A part as it was read; `length` is that of its text in bytes. */
export interface ReadPart {
  version: string;
  part: Part;
  length: number;
}

/**
 * Reads a part's document. What can't be read of it (what another version of the functions wrote, say) is left out and told, so that it spoils
 * nothing else: the night puts it right. Without a document it is an empty part of no version.
 */
export async function readPart(doc: DocumentSnapshot): Promise<ReadPart> {
  const none: ReadPart = { version: '', part: EMPTY_PART, length: 0 };
  if (!doc.exists) return none;
  try {
    const { version, datos } = storedSchema.parse(doc.data());
    const text = await unpacked(datos);
    const { owners, entries: stored } = looseSchema.parse(JSON.parse(text.toString()));
    const entries = stored.flatMap((one) => entrySchema.safeParse(one).data ?? []);
    const unreadable = stored.length - entries.length;
    if (unreadable > 0) logger.error('agenda: unreadable entries', { path: doc.ref.path, count: unreadable });
    return { version, part: { owners, entries }, length: text.length };
  } catch (error) {
    logger.error('agenda: unreadable part', { path: doc.ref.path, error });
    return none;
  }
}
