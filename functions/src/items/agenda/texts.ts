import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { AgendaPart } from '@vidriera/domain/agenda/entry-schema';
import { creatorText, NO_TEXTS, type Texts } from '@vidriera/domain/agenda/texts';
import { textOrEmpty } from '@vidriera/domain/values/firestore-schema';
import { z } from '@vidriera/domain/zod';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { refs } from '../../base/firestore/refs.ts';
import { compress } from '../../base/http/compressed.ts';
import { logger } from '../../base/process/logger.ts';

const unpacked = promisify(brotliDecompress);

const storedSchema = z.object({
  version: z.string(),
  data: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
});
export type StoredTexts = z.infer<typeof storedSchema>;

const textsSchema = z.object({
  items: z.record(z.string(), z.string()),
  creators: z.record(z.string(), z.string()),
});

/** Deterministic. */
export async function packedTexts(texts: Texts): Promise<StoredTexts> {
  const json = Buffer.from(JSON.stringify(texts));
  const version = createHash('sha256').update(json).digest('base64url').slice(0, 12);
  return { version, data: await compress(json, 'br') };
}

/** `length` is in bytes. */
export interface ReadTexts {
  version: string;
  texts: Texts;
  length: number;
}

/** Reads a part’s texts; none if missing or unreadable. The night repairs them. */
export async function readTexts(doc: DocumentSnapshot): Promise<ReadTexts> {
  const none: ReadTexts = { version: '', texts: NO_TEXTS, length: 0 };
  if (!doc.exists) return none;
  try {
    const { version, data } = storedSchema.parse(doc.data());
    const json = await unpacked(data);
    return { version, texts: textsSchema.parse(JSON.parse(json.toString())), length: json.length };
  } catch (error) {
    logger.error('agenda: unreadable texts', { path: doc.ref.path, error });
    return none;
  }
}

export const CREATOR_TEXT_FIELDS = ['descripcion', 'direccion'];
const creatorSchema = z.object({ descripcion: textOrEmpty, direccion: textOrEmpty });

export function creatorTextOf(data: unknown): string {
  const read = creatorSchema.safeParse(data);
  return read.success ? creatorText(read.data) : '';
}

export interface Described {
  name: string;
  part: AgendaPart;
  texts: string;
}

/** Most bytes of cached texts: 30,000 entries. */
const MOST = 12 * 1024 * 1024;
const AT_ONCE = 16;

export type TextsReader = (parts: readonly Described[]) => Promise<Texts[]>;

/** Caches texts by version. A newer text than its part is used once. */
export function textsReader(db: Firestore, most = MOST): TextsReader {
  const cache = new LRUCache<string, ReadTexts>({
    maxSize: most,
    sizeCalculation: ({ length }) => Math.min(length + 1, most), // a text above the bound is kept alone
  });
  return async (parts) => {
    const found = new Map<string, Texts>();
    const missing: Described[] = [];
    for (const part of parts) {
      const cached = cache.get(part.name);
      if (part.texts === '') found.set(part.name, NO_TEXTS);
      else if (cached?.version === part.texts) found.set(part.name, cached.texts);
      else missing.push(part);
    }
    for (let i = 0; i < missing.length; i += AT_ONCE) {
      const some = missing.slice(i, i + AT_ONCE);
      const docs = await db.getAll(...some.map(({ name }) => refs.texts(db, name)));
      const read = await Promise.all(docs.map(readTexts));
      for (const [n, stored] of read.entries()) {
        const part = some[n];
        if (!part) continue;
        found.set(part.name, stored.texts);
        if (stored.version === part.texts) cache.set(part.name, stored);
      }
    }
    return parts.map(({ name }) => found.get(name) ?? NO_TEXTS);
  };
}
